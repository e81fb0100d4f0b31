import type { Page } from '@playwright/test'
import type { Contact } from '#src/contract/contacts.ts'
import type { Note } from '#src/contract/notes.ts'
import type { Task } from '#src/contract/tasks.ts'
import { anotherTab } from '#tests/support/browser/another-tab.ts'
import { expectQuestion } from '#tests/support/browser/expect-question.ts'
import { storedContacts } from '#tests/support/data/contacts.ts'
import { storedNotes } from '#tests/support/data/notes.ts'
import { storedTasks } from '#tests/support/data/tasks.ts'
import { expect, open, test } from '#tests/support/test.ts'

const find = <Row extends { id: string }>(rows: Row[], id: string) => rows.find(row => row.id === id)

const records = [
  {
    name: 'contact',
    id: 'dang-quynh-anh',
    path: 'apps/contacts/dang-quynh-anh?edit=true',
    field: 'Company',
    other: 'Address',
    stored: async (page: Page, id: string) => find<Contact>(await storedContacts(page), id)?.company,
    storedOther: async (page: Page, id: string) => find<Contact>(await storedContacts(page), id)?.address,
  },
  {
    name: 'task',
    id: 'task-1-2',
    path: 'apps/tasks/task-1-2',
    field: 'Notes',
    other: 'Title',
    stored: async (page: Page, id: string) => find<Task>(await storedTasks(page), id)?.notes,
    storedOther: async (page: Page, id: string) => find<Task>(await storedTasks(page), id)?.title,
  },
  {
    name: 'note',
    id: 'note-7',
    path: 'apps/notes/note-7',
    field: 'Text',
    other: 'Title',
    stored: async (page: Page, id: string) => find<Note>(await storedNotes(page), id)?.content,
    storedOther: async (page: Page, id: string) => find<Note>(await storedNotes(page), id)?.title,
  },
] as const

for (const { name, id, path, field, other, stored, storedOther } of records)
  test(`row 32: two tabs edit a ${name}: different fields are merged, and the same field opens a question`, async ({
    page,
    say,
  }) => {
    await open(page, path)
    const second = await anotherTab(page)
    await second.goto(path)
    const fieldOf = (tab: Page, name: string) => tab.getByRole('textbox', { name: say(name), exact: true })
    await expect(fieldOf(second, field)).toBeVisible()

    // Neither tab has saved when the other one starts.
    await fieldOf(page, field).fill('Của thẻ một')
    await fieldOf(second, other).fill('Của thẻ hai')
    await expect.poll(() => stored(page, id)).toBe('Của thẻ một')
    await expect.poll(() => storedOther(page, id)).toBe('Của thẻ hai')
    await expect(fieldOf(second, field)).toHaveValue('Của thẻ một')
    await expect(fieldOf(page, other)).toHaveValue('Của thẻ hai')

    await expectQuestion(page, second, {
      fieldOf: tab => fieldOf(tab, field),
      stored: tab => stored(tab, id),
      say,
    })
  })
