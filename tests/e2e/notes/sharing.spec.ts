import { cardOf, storedNotes } from '#tests/support/data/notes.ts'
import { share } from '#tests/support/share.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachMirroredVariant, reloadOffline } from '#tests/support/variants.ts'

eachMirroredVariant(({ testIn }) => {
  testIn(2)(
    '@long data that another app shares becomes a note when the user keeps it, also a picture; an empty one is discarded',
    async ({ page, say }) => {
      await open(page, 'apps/notes?title=Giá+cà+phê&text=Chốt+thứ+Hai&url=https://gia.example/')
      const dialog = page.getByRole('dialog').first()
      const title = dialog.getByRole('textbox', { name: say('Title') })
      const text = dialog.getByRole('textbox', { name: say('Text') })
      const picture = dialog.getByRole('img', { name: say('Picture of the note') })
      const asked = page.getByRole('dialog', { name: say('Keep this as a note?') })
      const keep = async () => {
        await asked.getByRole('button', { name: say('Keep the note') }).click()
        await expect(asked).toHaveCount(0)
      }
      await expect(asked.getByRole('textbox', { name: say('Title') })).toHaveValue('Giá cà phê')
      const before = (await storedNotes(page)).length
      await page.reload()
      await expect(asked).toBeVisible()
      expect(await storedNotes(page), 'nothing is stored unasked').toHaveLength(before)
      await keep()
      await expect(page).toHaveURL(/\/apps\/notes\/[\w-]+$/)
      await expect(title).toHaveValue('Giá cà phê')
      await expect(text).toHaveValue('Chốt thứ Hai\nhttps://gia.example/')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(cardOf(page, 'Giá cà phê')).toBeVisible()
      const count = (await storedNotes(page)).length

      await page.keyboard.press('n')
      await expect(dialog).toBeVisible()
      await expect.poll(async () => (await storedNotes(page)).length).toBe(count + 1)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect.poll(async () => (await storedNotes(page)).length).toBe(count)

      await share(
        page,
        { title: 'Kệ mẫu & bảng giá', text: '120', url: 'https://ke.example/?a=1&b=2' },
        { part: 'picture', path: 'public/images/files/shelf.jpg', type: 'image/jpeg' },
      )
      await expect(asked.getByRole('img', { name: say('Picture of the note') })).toBeVisible()
      await keep()
      await expect(page).toHaveURL(/\/apps\/notes\/[\w-]+$/)
      await expect(title).toHaveValue('Kệ mẫu & bảng giá')
      await expect(text).toHaveValue('120\nhttps://ke.example/?a=1&b=2')
      await expect(picture).toHaveAttribute('src', /^data:image\/jpeg/)
      await page.keyboard.press('Escape')
      await expect(cardOf(page, 'Kệ mẫu & bảng giá')).toBeVisible()

      // A drawing can contain a script, so it is dropped; the shared text is kept.
      await share(
        page,
        { title: '', text: 'true', url: '' },
        { part: 'picture', path: 'public/images/notes/tet.svg', type: 'image/svg+xml' },
      )
      await expect(page.getByText(say('This picture cannot be shown. Choose another one.'))).toBeVisible()
      await keep()
      await expect(text).toHaveValue('true')
      await expect(picture).toHaveCount(0)
      await page.keyboard.press('Escape')
      expect(await storedNotes(page)).toHaveLength(count + 2)

      await page.context().setOffline(true)
      await share(page, { title: 'Bỏ đi', text: '', url: '' })
      await asked.getByRole('button', { name: say('Discard') }).click()
      await expect(page).toHaveURL(/\/apps\/notes$/)
      await share(page, { title: 'Không có mạng', text: '', url: '' })
      await keep()
      await expect(title, 'also without a network').toHaveValue('Không có mạng')
      await page.keyboard.press('Escape')
      await expect(cardOf(page, 'Không có mạng')).toBeVisible()
      await reloadOffline(page)
      for (const name of ['Giá cà phê', 'true', 'Không có mạng'])
        await expect(cardOf(page, name)).toBeVisible()
      await expect(cardOf(page, 'Kệ mẫu & bảng giá').locator('img')).toHaveAttribute(
        'src',
        /^data:image\/jpeg/,
      )
      expect(await storedNotes(page), 'nothing is shared twice').toHaveLength(count + 3)
    },
  )
})

test('@long a form that another web site sends is refused, and no note is offered', async ({
  page,
  baseURL,
  say,
}) => {
  await open(page, 'apps/notes')
  const before = await storedNotes(page)
  await page.route('http://elsewhere.example/', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form action="${baseURL}apps/notes" method="post" enctype="multipart/form-data">
        <input name="title" value="Không ai gửi"><button>Gửi</button></form>`,
    }),
  )
  await page.goto('http://elsewhere.example/')
  const [response] = await Promise.all([
    page.waitForResponse(reply => reply.request().method() === 'POST' && reply.url().endsWith('/apps/notes')),
    page.getByRole('button').click(),
  ])
  expect(response.status()).toBe(403)
  await page.goto('apps/notes')
  await expect(cardOf(page, before[0]?.title ?? '')).toBeVisible()
  await expect(page.getByRole('dialog', { name: say('Keep this as a note?') })).toHaveCount(0)
  expect(await storedNotes(page)).toEqual(before)
})
