import type { Locator, Page } from '@playwright/test'
import { storedContacts } from '#tests/support/data/contacts.ts'
import { mailsIn } from '#tests/support/data/mails.ts'
import { storedNote } from '#tests/support/data/notes.ts'
import { storedTasks } from '#tests/support/data/tasks.ts'
import { holdWrites } from '#tests/support/servers/hold-calls.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'

/** Types during a save, and reloads the page before anything else is saved. */
async function typeAndReload(page: Page, field: Locator, isMade: boolean) {
  const held = await holdWrites(page, { isMade })
  await field.fill('Một')
  await expect.poll(held).toBe(1)
  await field.press('End')
  await field.pressSequentially(' hai')
  await page.reload()
  await settled(page)
}

for (const isMade of [false, true])
  test.describe(isMade ? 'after a save whose reply was lost' : '@long after a save that was lost', () => {
    test('the last words of a contact are saved after a reload', async ({ page, say }) => {
      await open(page, 'apps/contacts')
      const id = (await storedContacts(page))[0]?.id
      await page.goto(`apps/contacts/${id}?edit=true`)
      for (const name of ['Company', 'Name']) {
        const field = page.getByRole('textbox', { name: say(name) })
        await typeAndReload(page, field, isMade)
        await expect(field).toHaveValue('Một hai')
        await expect
          .poll(async () => (await storedContacts(page)).find(contact => contact.id === id))
          .toMatchObject({ [name.toLowerCase()]: 'Một hai' })
      }
    })

    test('@long the last words of a checklist are saved after a reload', async ({ page, say }) => {
      await open(page, 'apps/notes/note-1')
      const line = page
        .getByRole('dialog')
        .getByRole('textbox', { name: say('Line of the checklist') })
        .nth(1)
      await typeAndReload(page, line, isMade)
      await expect(line).toHaveValue('Một hai')
      await expect
        .poll(async () => (await storedNote(page, 'Giao ca sáng'))?.tasks?.map(({ content }) => content))
        .toContain('Một hai')
    })

    test('@long the last words of a task and of its step are saved after a reload', async ({ page, say }) => {
      await open(page, 'apps/tasks/task-1-2')
      const taskOf = async () => (await storedTasks(page)).find(({ id }) => id === 'task-1-2')
      const changes = {
        Title: { title: 'Một hai' },
        Notes: { notes: 'Một hai' },
        Step: { subTasks: expect.arrayContaining([expect.objectContaining({ title: 'Một hai' })]) },
      }
      for (const [name, change] of Object.entries(changes)) {
        const field = page.getByRole('textbox', { name: say(name), exact: true }).first()
        await typeAndReload(page, field, isMade)
        await expect(field).toHaveValue('Một hai')
        await expect.poll(taskOf).toMatchObject(change)
      }
    })

    test('@long the last words of a mail are saved in one draft after a reload', async ({ page, say }) => {
      await open(page, 'apps/mailbox/inbox')
      const before = (await mailsIn(page, 'drafts')).length
      await page.getByRole('button', { name: say('Compose') }).click()
      const subject = page.getByRole('textbox', { name: say('Subject') })
      await typeAndReload(page, subject, isMade)
      await expect(subject).toHaveValue('Một hai')
      await expect.poll(async () => (await mailsIn(page, 'drafts'))[0]?.subject).toBe('Một hai')

      // The draft has an id now.
      await expect(page).toHaveURL(/compose=(?!new)/)
      await typeAndReload(page, subject, isMade)
      await expect(subject).toHaveValue('Một hai')
      await expect.poll(async () => (await mailsIn(page, 'drafts')).length).toBe(before + 1)
    })
  })

test('@long a step that was typed but not added is in its field after a reload', async ({ page, say }) => {
  await open(page, 'apps/tasks/task-1-2')
  const step = page.getByRole('textbox', { name: say('Add a step') })
  await step.fill('Lau cửa tủ')
  await page.reload()
  await expect(step).toHaveValue('Lau cửa tủ')
  await step.press('Enter')
  await expect
    .poll(async () => (await storedTasks(page)).find(({ id }) => id === 'task-1-2')?.subTasks.at(-1)?.title)
    .toBe('Lau cửa tủ')
  await page.reload()
  await settled(page)
  await expect(step).toHaveValue('')
})

test('a draft with the stored text does not count as unsaved: the page was closed before the reply came', async ({
  page,
  say,
}) => {
  await open(page, 'apps/tasks/task-1-2')
  const held = await holdWrites(page, { isMade: true })
  await page.getByRole('textbox', { name: say('Notes'), exact: true }).fill('Gọi lại buổi chiều')
  await expect.poll(held).toBe(1)
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('outpost.drafts/')))
  expect(await drafts()).toEqual(['outpost.drafts/huong/task.task-1-2.notes'])

  // A draft whose text is not stored stays, also one of an earlier version, which did not store its user.
  await page.evaluate(() => localStorage.setItem('outpost.draft.task.task-1-2.title', 'Chưa lưu'))
  await page.goto('main/console')
  await settled(page)
  await expect.poll(drafts).toEqual(['outpost.drafts/huong/task.task-1-2.title'])
})
