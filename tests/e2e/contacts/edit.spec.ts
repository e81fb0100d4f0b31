import type { Page } from '@playwright/test'
import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { storedContact, storedContacts } from '#tests/support/data/contacts.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

// The files for offline use are installed before they are needed.
test.use({ fullInstall: true })

eachVariant(({ paneRole, testIn }) => {
  testIn(1)(
    'a contact is added, filled in completely, opened and deleted, also offline',
    async ({ page, say }) => {
      await open(page, 'apps/contacts')
      const count = (await storedContacts(page)).length
      await page.keyboard.press('n')
      const pane = page.getByRole(paneRole).last()
      const name = pane.getByRole('textbox', { name: say('Name') })
      await expect(name).toBeFocused()
      await pane.getByRole('button', { name: say('Done') }).click()
      await expect.poll(async () => (await storedContacts(page)).length, 'an empty one goes').toBe(count)

      await page.keyboard.press('n')
      await expect(name).toBeFocused()
      await name.fill('Ấu Thị Lan')
      await pane.getByRole('textbox', { name: say('Job title') }).fill('Giao bánh')
      await pane.getByRole('button', { name: say('Add an e-mail address') }).click()
      const email = pane.getByRole('textbox', { name: say('E-mail address') })
      await email.fill('lan@')
      await email.blur()
      await expect(
        pane.getByText(say('Enter a whole e-mail address, such as lan@shop.vn.')),
        'what is wrong is said beside it',
      ).toBeVisible()
      expect((await storedContact(page, 'Ấu Thị Lan'))?.emails ?? []).toEqual([])
      await email.fill('lan@shop.example')

      await pane.getByRole('button', { name: say('Add a phone number') }).click()
      await pane.getByRole('textbox', { name: say('Phone number') }).fill('8123 4567')
      await pane.getByRole('button', { name: say('Country: {code}', { code: '+84' }) }).click()
      await page.getByRole('textbox', { name: say('Country or code') }).fill('singapo')
      await page.keyboard.press('Enter')
      await pane
        .getByRole('combobox', { name: say('Label') })
        .last()
        .fill(say('Mobile'))

      await pane.getByRole('button', { name: say('Change tags') }).click()
      await page.getByRole('textbox', { name: say('Find or create a tag') }).fill('Bánh mì')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('checkbox', { name: 'Bánh mì' })).toBeChecked()
      await page.keyboard.press('Escape')
      await pane.getByRole('textbox', { name: say('Notes') }).fill('Giao trước 6:30')
      await pane.locator('input[type=file]').setInputFiles('public/images/files/blossom.jpg')
      await expect
        .poll(() => storedContact(page, 'Ấu Thị Lan'))
        .toMatchObject({
          title: 'Giao bánh',
          emails: [{ email: 'lan@shop.example', label: '' }],
          phoneNumbers: [{ country: 'sg', phoneNumber: '8123 4567', label: 'Mobile' }],
          notes: '<p>Giao trước 6:30</p>',
          avatar: expect.stringMatching(/^data:image\/jpeg/),
          tags: [expect.any(String)],
        })
      await name.fill('')
      await expect(pane.getByText(say('A contact needs a name.'))).toBeVisible()
      await name.fill('Ấu Thị Lan')
      await expect(pane.getByRole('status').filter({ hasText: say('Saved') })).toBeVisible()
      await pane.getByRole('button', { name: say('Done') }).click()

      await everyFileKept(page)
      await reloadOffline(page)
      await expect(pane.getByRole('heading', { name: 'Ấu Thị Lan' })).toBeVisible()
      await expect(pane.getByRole('link', { name: '+65 8123 4567' })).toHaveAttribute(
        'href',
        'tel:+6581234567',
      )
      await expect(pane.getByText('Bánh mì', { exact: true })).toBeVisible()
      await expect(pane.getByText('Giao trước 6:30')).toBeVisible()
      await expect(pane.locator('img[src^="data:image/jpeg"]')).toBeVisible()

      await pane.getByRole('button', { name: say('More actions') }).click()
      await page.getByRole('menuitem', { name: say('Delete contact') }).click()
      await expect(pane.getByRole('heading', { name: 'Ấu Thị Lan' })).toHaveCount(0)
      await expect(pane.getByRole('heading', { level: 2 }), 'the next one opens').toBeVisible()
      await page.getByRole('button', { name: say('Undo') }).click()
      await expect.poll(() => storedContact(page, 'Ấu Thị Lan')).toBeTruthy()
    },
  )
})

for (const [when, leave] of [
  ['as soon as its form shows', (page: Page) => page.getByRole('textbox').first().waitFor()],
  ['before its form shows', () => Promise.resolve()],
] as const)
  test(`@long a new contact that is closed ${when} leaves no empty contact`, async ({
    page,
    isNarrow,
    say,
  }) => {
    await open(page, 'apps/contacts')
    const count = (await storedContacts(page)).length
    await page.keyboard.press('n')
    await expect(page).toHaveURL(/contacts\/.+edit=true/)
    await leave(page)
    // The pane covers the navigation of a narrow screen.
    if (isNarrow) await page.goBack()
    else
      await page
        .getByRole('link', { name: say('Tasks') })
        .first()
        .click()
    await expect(page).toHaveURL(isNarrow ? /contacts$/ : /apps\/tasks/)
    await expect.poll(async () => (await storedContacts(page)).length).toBe(count)
  })

test('a new contact that is closed before its form has loaded is deleted', async ({ page }) => {
  await open(page, 'apps/contacts')
  const count = (await storedContacts(page)).length
  await page.keyboard.press('n')
  await page.waitForURL(/edit=true/)
  await page.goBack()
  await expect.poll(async () => (await storedContacts(page)).length).toBe(count)
})
