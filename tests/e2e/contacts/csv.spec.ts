import { readFile } from 'node:fs/promises'
import { launchWith } from '#tests/support/browser/launched-file.ts'
import { storedContact, storedContacts } from '#tests/support/data/contacts.ts'
import { failCalls } from '#tests/support/servers/fail-calls.ts'
import { expect, open, test } from '#tests/support/test.ts'

test.use({ viewport: { width: 390, height: 780 } })

test('@long @once of 1,000 rows the 37 bad ones are left out with their reasons; run twice nobody is doubled', async ({
  page,
  language,
  say,
}) => {
  await open(page, 'apps/contacts?do=import')
  const before = (await storedContacts(page)).length
  const dialog = page.getByRole('dialog', { name: say('Import contacts') })
  const go = dialog.locator('footer button').last()
  const lines = Array.from({ length: 1000 }, (_, index) =>
    index % 27 === 26 ? `Khách ${index},không có,,` : `Khách ${index},k${index}@mail.example,,Chợ Lớn`,
  )
  expect(lines.filter(line => line.includes('không có'))).toHaveLength(37)
  // Rows without number and address are recognised too.
  const csv = ['Họ và tên,E-mail,Số điện thoại,Địa chỉ', ...lines, 'Bà Bảy,,,Chợ Lớn'].join('\r\n')
  const file = { name: 'khach.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  const pick = () => dialog.locator('input[type=file]').setInputFiles(file)
  await pick()
  await expect(go).toContainText('964')
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: say('Save what is left out, with the reasons') }).click()
  const left = await readFile(await (await saving).path(), 'utf8')
  expect(left.trim().split('\n')).toHaveLength(38)
  expect(left).toContain(
    language === 'vi' ? '“không có” không phải địa chỉ e-mail.' : '“không có” is not an e-mail address.',
  )

  // Nothing is half done: a failed batch takes the others back.
  await failCalls(page, 'contacts/import', true)
  await go.click()
  await expect(page.getByText(say('Nothing was imported. Try again.'))).toBeVisible()
  expect((await storedContacts(page)).length).toBe(before)
  await failCalls(page, 'contacts/import', false)

  await page.goto('apps/contacts?do=import')
  await pick()
  await expect(go).toContainText('964')
  await go.click()
  await expect(dialog).toBeHidden()
  expect((await storedContacts(page)).length).toBe(before + 964)
  expect(await storedContact(page, 'Bà Bảy')).toMatchObject({ address: 'Chợ Lớn' })
  await page.goto('apps/contacts?do=import')
  await pick()
  await expect(dialog.getByText(say('Nothing new')).first()).toBeVisible()
  await expect(go, 'everybody is there already').toBeDisabled()

  await page.goto('apps/contacts')
  const exporting = page.waitForEvent('download')
  await page.getByRole('button', { name: say('More actions'), exact: true }).click()
  await page.getByRole('menuitem', { name: say('CSV, a table for Excel') }).click()
  const path = await (await exporting).path()
  await page.goto('apps/contacts?do=import')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'back.csv', mimeType: 'text/csv', buffer: await readFile(path) })
  await expect(dialog.getByText(say('Nothing new')).first()).toBeVisible()
  await expect(go, 'what is exported is imported unchanged').toBeDisabled()
})

test('@long a business card that the system opens with the app is offered for import', async ({
  page,
  say,
}) => {
  await open(page, 'apps/contacts')
  const text = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Bà Tám Chợ Lớn', 'TEL:0902000888', 'END:VCARD'].join('\r\n')
  await launchWith(page, { name: 'khach.vcf', type: 'text/vcard', text })
  await page.goto('apps/contacts')
  const dialog = page.getByRole('dialog', { name: say('Import contacts') })
  await dialog.locator('footer button').last().click()
  await expect(dialog).toBeHidden()
  expect((await storedContact(page, 'Bà Tám Chợ Lớn'))?.phoneNumbers).toHaveLength(1)
})
