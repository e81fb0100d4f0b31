import { storedContacts } from '#tests/support/data/contacts.ts'
import { storedNotes } from '#tests/support/data/notes.ts'
import { storedTasks } from '#tests/support/data/tasks.ts'
import { expect, open, test } from '#tests/support/test.ts'

test('row 33: a double click creates one note', async ({ page, say }) => {
  await open(page, 'apps/notes')
  const count = (await storedNotes(page)).length
  await page.getByRole('textbox', { name: say('Write a note'), exact: true }).fill('Mua túi giấy')
  await page.getByRole('button', { name: say('Keep the note') }).dblclick()
  await expect.poll(async () => (await storedNotes(page))[0]?.content).toBe('Mua túi giấy')
  await expect(page).toHaveURL(/apps\/notes$/)
  expect(await storedNotes(page)).toHaveLength(count + 1)

  await page.getByRole('button', { name: say('New note'), exact: true }).dblclick()
  await expect(page).toHaveURL(/apps\/notes\/[\w-]+$/)
  expect(await storedNotes(page)).toHaveLength(count + 2)
})

test('row 33: a double click creates one contact', async ({ page, say }) => {
  await open(page, 'apps/contacts')
  const count = (await storedContacts(page)).length
  await page.getByRole('button', { name: say('Contact'), exact: true }).dblclick()
  await expect(page.getByRole('textbox', { name: say('Name') })).toBeFocused()
  expect(await storedContacts(page)).toHaveLength(count + 1)
})

test('row 33: a double click creates one task', async ({ page, say }) => {
  await open(page, 'apps/tasks')
  const count = (await storedTasks(page)).length
  await page.getByRole('button', { name: say('Task'), exact: true }).dblclick()
  await expect(page.getByRole('textbox', { name: say('Title') })).toBeFocused()
  expect(await storedTasks(page)).toHaveLength(count + 1)
})
