import { readFile } from 'node:fs/promises'
import { formatBirthday } from '#src/features/contacts/fields/birthday.ts'
import { paneOf, rowOf, storedContact, storedContacts } from '#tests/support/data/contacts.ts'
import { filled } from '#tests/support/filled.ts'
import { goTo } from '#tests/support/go-to.ts'
import { expect, open } from '#tests/support/test.ts'
import { eachMirroredVariant, reloadOffline } from '#tests/support/variants.ts'

eachMirroredVariant(({ isNarrow, paneRole, testIn }) => {
  testIn(2)(
    'contacts are grouped by letter, and an open contact shows all its fields',
    async ({ page, language, say }) => {
      await open(page, 'apps/contacts')
      const all = await storedContacts(page)
      await expect(page.getByRole('heading', { level: 1, name: say('Contacts') })).toBeVisible()
      await expect(page.locator('header').filter({ hasText: String(all.length) })).toBeVisible()
      const list = page.getByRole('group', { name: say('Contacts') })
      const letters = await list.getByRole('heading', { level: 2 }).allTextContents()
      expect(letters.length).toBeGreaterThan(1)
      expect(letters).toEqual(letters.toSorted((a, b) => a.localeCompare(b, 'vi')))

      const anh = await storedContact(page, 'Đặng Quỳnh Anh')
      const row = rowOf(page, 'Đặng Quỳnh Anh')
      await expect(row).toContainText(anh?.title ?? '')
      await expect(row.locator('img')).toHaveAttribute('src', new RegExp(anh?.avatar ?? 'none'))
      await row.getByRole('link', { name: 'Đặng Quỳnh Anh', exact: true }).click()
      await expect(page).toHaveURL(/contacts\/dang-quynh-anh$/)

      const isTold = async () => {
        const pane = paneOf(page, paneRole)
        await expect(pane.getByRole('heading', { name: 'Đặng Quỳnh Anh' })).toBeVisible()
        for (const { email } of filled(anh?.emails ?? []))
          await expect(pane.getByRole('link', { name: email })).toBeVisible()
        for (const { phoneNumber } of filled(anh?.phoneNumbers ?? [])) {
          const number = phoneNumber.replace(/^0/, '')
          const phone = pane.getByRole('link', { name: `+84 ${number}` })
          await expect(phone).toHaveAttribute('href', `tel:+84${number.replaceAll(' ', '')}`)
          await expect(phone.locator('xpath=preceding-sibling::span'), 'its flag').toHaveCSS(
            'background-image',
            /flags/,
          )
        }
        await expect(pane.getByText(String(anh?.address))).toBeVisible()
        await expect(pane.getByText(formatBirthday(String(anh?.birthday), language))).toBeVisible()
        await expect(pane.getByText(say('Notes'), { exact: true })).toBeAttached()
        await expect(pane.getByText(say('Friend'), { exact: true }), 'a tag').toBeVisible()
      }
      await isTold()
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(/contacts$/)
      await page.goBack()
      await isTold()

      await reloadOffline(page)
      await isTold()
      if (!isNarrow) await expect(rowOf(page, 'Đặng Quỳnh Anh')).toBeInViewport()
    },
  )

  testIn(3)('@long the list has buttons for a call, a message and a mail', async ({ page, say }) => {
    await open(page, 'apps/contacts')
    const { phoneNumbers, emails } = (await storedContact(page, 'Bạch Tuyết Mai')) ?? {}
    const number = `+84${phoneNumbers?.[0]?.phoneNumber.replace(/^0|\s/g, '')}`
    const row = rowOf(page, 'Bạch Tuyết Mai')
    await row.hover()
    const link = (label: string) => row.getByRole('link', { name: say(label, { name: 'Bạch Tuyết Mai' }) })
    await expect(link('Call {name}')).toHaveAttribute('href', `tel:${number}`)
    if (!isNarrow) await expect(link('Message {name}')).toHaveAttribute('href', `sms:${number}`)

    // On a phone there is space for only one button; the others are in the menu.
    if (isNarrow) {
      await row.getByRole('button', { name: say('More for {name}', { name: 'Bạch Tuyết Mai' }) }).click()
      await expect(page.getByRole('menuitem', { name: say('Message') })).toBeEnabled()
      await page.getByRole('menuitem', { name: say('Mail') }).click()
    } else await row.getByRole('button', { name: say('Mail {name}', { name: 'Bạch Tuyết Mai' }) }).click()
    const letter = page.getByRole('dialog', { name: say('Mail being written') })
    await expect(letter.getByText(emails?.[0]?.email ?? 'none')).toBeVisible()

    await reloadOffline(page)
    await expect(letter.getByText(emails?.[0]?.email ?? 'none')).toBeVisible()
  })

  testIn(2)(
    '@long keys move through the list, and an address opens the contact and the mode that it names',
    async ({ page, say }) => {
      await open(page, 'apps/contacts/dang-quynh-anh')
      const pane = paneOf(page, paneRole)
      const isOpen = () => expect(pane.getByRole('heading', { name: 'Đặng Quỳnh Anh' })).toBeVisible()
      await isOpen()
      if (!isNarrow) {
        await expect(rowOf(page, 'Đặng Quỳnh Anh'), 'its row is in sight').toBeInViewport()
        await page.keyboard.press('j')
        await page.keyboard.press('Enter')
        await expect(page).not.toHaveURL(/dang-quynh-anh/)
        await page.goBack()
      }
      // Over the list the pane is a dialog, in which the keys of the list are disabled.
      if (isNarrow) await pane.getByRole('button', { name: say('Edit') }).click()
      else await page.keyboard.press('e')
      await expect(page).toHaveURL(/edit=true/)
      await page.goBack()
      await isOpen()
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(/contacts$/)
      await page.getByRole('slider', { name: say('Go to a letter') }).press('End')
      await expect(page.locator('[data-row]').last()).toBeInViewport()
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog').getByText(say('Next in the list'))).toBeVisible()
      await page.keyboard.press('Escape')
      await page.goto('apps/contacts/none')
      await expect(page.getByRole('heading', { name: say('This contact is not here') })).toBeVisible()
      await page.goto('apps/contacts/dang-quynh-anh')
      await reloadOffline(page)
      await isOpen()
    },
  )

  testIn(3)(
    '@long the cover leads to the contacts before and after, and a contact is shared as a business card',
    async ({ page, say }) => {
      await open(page, 'apps/contacts')
      const rows = page.locator('[data-row]')
      const paths = () =>
        rows.evaluateAll(all =>
          all.map(row => row.querySelector('a[href*="/apps/contacts/"]')?.getAttribute('href') ?? ''),
        )
      await expect(rows.first()).toBeVisible()
      const [first = '', second = '', third = ''] = await paths()
      await page.getByRole('slider', { name: say('Go to a letter') }).press('End')
      await expect(rows.last()).toBeInViewport()
      const last = (await paths()).at(-1) ?? ''

      const pane = paneOf(page, paneRole)
      const before = pane.getByRole('button', { name: say('Previous contact') })
      const after = pane.getByRole('button', { name: say('Next contact') })
      const names = new Map((await storedContacts(page)).map(({ id, name }) => [id, name]))
      const isAt = async (path: string) => {
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        // The buttons are those of the contact that is shown, which may be loaded after its address.
        const name = names.get(path.split('/').at(-1) ?? '') ?? ''
        await expect(pane.getByRole('heading', { level: 2, name })).toBeVisible()
      }
      await goTo(page, first)
      await expect(before, 'the first contact has none before it').toBeDisabled()
      await after.click()
      await isAt(second)
      await after.click()
      await isAt(third)
      await before.click()
      await isAt(second)
      await goTo(page, last)
      await isAt(last)
      await expect(after, 'the last contact has none after it').toBeDisabled()
      await expect(before).toBeEnabled()

      await goTo(page, '/apps/contacts/dang-quynh-anh')
      await expect(pane.getByRole('heading', { name: 'Đặng Quỳnh Anh' })).toBeVisible()
      const share = pane.getByRole('button', { name: say('Share') })
      await page.evaluate(() =>
        Object.defineProperty(navigator, 'canShare', { value: undefined, writable: true }),
      )
      const downloading = page.waitForEvent('download')
      await share.click()
      const download = await downloading
      expect(download.suggestedFilename()).toBe('Đặng Quỳnh Anh.vcf')
      const card = await readFile(await download.path(), 'utf8')
      expect(card).toContain('FN:Đặng Quỳnh Anh')
      expect(card.match(/BEGIN:VCARD/g)).toHaveLength(1)

      await page.evaluate(() => {
        const take = async ({ title, files }: ShareData) =>
          Reflect.set(window, 'shared', {
            title,
            texts: await Promise.all((files ?? []).map(file => file.text())),
          })
        Object.assign(navigator, { canShare: () => true })
        Object.defineProperty(navigator, 'share', { value: take })
      })
      await share.click()
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
        .toEqual({ title: 'Đặng Quỳnh Anh', texts: [card] })
    },
  )
})
