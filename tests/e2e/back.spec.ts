import { cardOf as boardCardOf } from '#tests/support/data/boards.ts'
import { storedContacts } from '#tests/support/data/contacts.ts'
import { rowOf as mailRowOf } from '#tests/support/data/mails.ts'
import { cardOf } from '#tests/support/data/notes.ts'
import { rowOf as productRowOf } from '#tests/support/data/products.ts'
import { lineOf } from '#tests/support/data/tasks.ts'
import { goTo } from '#tests/support/go-to.ts'
import { expect, open, test } from '#tests/support/test.ts'

test('a note that takes the place of an open one stays open', async ({ page, say }) => {
  await open(page, 'apps/notes')
  await cardOf(page, 'Giá sỉ trà sen').getByRole('link').click()
  const title = page.getByRole('dialog').getByRole('textbox', { name: say('Title') })
  await expect(title).toHaveValue('Giá sỉ trà sen')
  // The first dialog gives the focus back some frames after the second one has it.
  const isOver = page.evaluate(
    () =>
      new Promise<void>(resolve =>
        addEventListener('focusin', ({ target }) => {
          let frames = 0
          const next = () => (++frames < 20 ? requestAnimationFrame(next) : resolve())
          if ((target as Element).closest('[role=dialog]')) next()
        }),
      ),
  )
  await goTo(page, '/apps/notes/note-1')
  await isOver
  await expect(title).toHaveValue('Giao ca sáng')
})

test.describe('after a removal the Back button opens the list', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('of tasks', async ({ page, say }) => {
    await open(page, 'apps/tasks')
    await lineOf(page, 'Kiểm tra nhiệt độ tủ mát').getByRole('link').click()
    await page.getByRole('button', { name: say('Delete task') }).click()
    await expect(lineOf(page, 'Kiểm tra nhiệt độ tủ mát')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/apps\/tasks$/)
    await expect(page.getByText(say('This task is not here'))).toHaveCount(0)

    await page.getByRole('button', { name: say('Undo') }).click()
    await expect(lineOf(page, 'Kiểm tra nhiệt độ tủ mát')).toBeVisible()
  })

  test('@long of notes', async ({ page, say }) => {
    await open(page, 'apps/notes')
    await cardOf(page, 'Giá sỉ trà sen').getByRole('link').click()
    await page.getByRole('button', { name: say('More actions for the note') }).click()
    await page.getByRole('menuitem', { name: say('Delete') }).click()
    await expect(page).toHaveURL(/apps\/notes$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(cardOf(page, 'Giá sỉ trà sen')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/apps\/notes$/)
    await expect(page.getByText(say('This note is not here'))).toHaveCount(0)
  })

  test('@long of contacts', async ({ page, say }) => {
    await open(page, 'apps/contacts')
    const [first] = await storedContacts(page)
    await page.getByRole('link', { name: first?.name ?? '', exact: true }).click()
    const pane = page.getByRole('complementary').last()
    await expect(pane.getByRole('heading', { name: first?.name ?? '' })).toBeVisible()
    await pane.getByRole('button', { name: say('More actions') }).click()
    await page.getByRole('menuitem', { name: say('Delete contact') }).click()
    await expect.poll(async () => (await storedContacts(page))[0]?.id).not.toBe(first?.id)
    await expect(page).not.toHaveURL(new RegExp(`/${first?.id}`))
    await page.goBack()
    await expect(page).toHaveURL(/apps\/contacts$/)
    await expect(page.getByText(say('This contact is not here'))).toHaveCount(0)
  })

  test('@long of mails', async ({ page, say }) => {
    const subject = 'Giao nước mắm thứ Sáu, dời sang 11:00'
    await open(page, 'apps/mailbox/inbox')
    await mailRowOf(page, subject).getByRole('link').click()
    await expect(page).toHaveURL(/inbox-1$/)
    await page
      .getByRole('article')
      .getByRole('button', { name: say('Move to the trash') })
      .click()
    await expect(mailRowOf(page, subject)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/apps\/mailbox\/inbox$/)
    await expect(page.getByText(say('This mail is not here'))).toHaveCount(0)
  })

  test('@long of cards', async ({ page, say }) => {
    await open(page, 'apps/scrumboard/tet')
    const title = (await page.locator('li[data-card] h3').first().textContent()) ?? ''
    await boardCardOf(page, title).getByRole('link').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say('More actions for {title}', { title }) }).click()
    await page.getByRole('menuitem', { name: say('Delete'), exact: true }).click()
    await expect(boardCardOf(page, title)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/apps\/scrumboard\/tet$/)
    await expect(page.getByText(say('This card is not here'))).toHaveCount(0)
  })

  test('@long of products', async ({ page, say }) => {
    await open(page, 'apps/ecommerce/inventory')
    const row = page.locator('tr[data-row]').first()
    const name = (await row.getByRole('link').first().textContent()) ?? ''
    await row.getByRole('link').first().click()
    await page
      .locator('main form')
      .getByRole('button', { name: say('Delete'), exact: true })
      .click()
    await expect(productRowOf(page, name)).toHaveCount(0)
    await page.goBack()
    await expect(page.getByText(say('This product is not here'))).toHaveCount(0)
    await expect(productRowOf(page, name)).toHaveCount(0)
  })
})
