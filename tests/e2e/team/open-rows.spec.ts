import type { Page } from '@playwright/test'
import { failCalls } from '#tests/support/fail-calls.ts'
import { isInStep, joinTeam } from '#tests/support/team-devices.ts'
import { startTeam } from '#tests/support/team-server.ts'
import { expect, settled, test } from '#tests/support/test.ts'
import { wordsOf } from '#tests/support/words.ts'

const say = wordsOf('vi')

let team: Awaited<ReturnType<typeof startTeam>> | undefined
test.beforeAll(async () => {
  team = await startTeam()
})
test.afterAll(() => team?.stop())

const fieldOf = (page: Page, name: string) => page.getByRole('textbox', { name: say(name), exact: true })
const notice = (page: Page, text: string, values = {}) =>
  page
    .getByRole('status')
    .getByRole('listitem')
    .filter({ hasText: say(text, values) })
const drafts = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('outpost.draft.')))

/** A screen with a text, and the write of another device that changes one of its fields. */
const screens = [
  {
    path: 'apps/contacts/dang-quynh-anh?edit=true',
    field: 'Company',
    changed: 'This contact was changed on another device',
    endpoint: '/api/apps/contacts/contact',
    bodyOf: (text: string) => ({ id: 'dang-quynh-anh', contact: { company: text } }),
  },
  {
    path: 'apps/notes/note-7',
    field: 'Text',
    changed: 'This note was changed on another device',
    endpoint: '/api/apps/notes',
    bodyOf: (text: string) => ({ updatedNote: { id: 'note-7', content: text } }),
  },
  {
    path: 'apps/tasks/task-1-2',
    field: 'Notes',
    changed: 'This task was changed on another device',
    endpoint: '/api/apps/tasks/task',
    bodyOf: (text: string) => ({ id: 'task-1-2', task: { notes: text } }),
  },
] as const

test('@long a change of another device is shown and told; what is typed at the same time stays, and is asked about', async ({
  browser,
  baseURL,
}) => {
  const at = { app: baseURL ?? '', team: team?.address ?? '' }
  const [one, two] = [await joinTeam(browser, at, 'Quầy 1'), await joinTeam(browser, at, 'Quầy 2')]
  const { page } = one
  for (const { path, field, changed, endpoint, bodyOf } of screens) {
    await page.goto(path)
    await settled(page)
    await expect(fieldOf(page, field)).toBeVisible()
    await two.write('PATCH', endpoint, bodyOf('Của quầy 2'))
    await expect(notice(page, changed)).toBeVisible()
    await expect(fieldOf(page, field)).toHaveValue('Của quầy 2')

    for (const choice of ['Keep mine', 'Take theirs'] as const) {
      const [theirs, mine] = [`Bản kia, ${choice}`, `Bản này, ${choice}`]
      // What is typed waits while the other device saves.
      await failCalls(page, '/api/apps/', true, 'PATCH')
      await fieldOf(page, field).fill(mine)
      await two.write('PATCH', endpoint, bodyOf(theirs))
      const question = page.getByRole('alert').filter({ hasText: say('Changed elsewhere') })
      await expect(question).toContainText(theirs)
      await expect(fieldOf(page, field)).toHaveValue(mine)
      await failCalls(page, '/api/apps/', false, 'PATCH')
      await question.getByRole('button', { name: say(choice) }).click()
      await expect(question).toHaveCount(0)
      const chosen = choice === 'Keep mine' ? mine : theirs
      await expect(fieldOf(page, field)).toHaveValue(chosen)
      await expect
        .poll(async () => JSON.stringify((await team?.rows())?.map(({ doc }) => doc)))
        .toContain(chosen)
      await expect.poll(() => drafts(page)).toEqual([])
    }
  }
  await isInStep(one)
  await one.leave()
  await two.leave()
})

test('@long the screen of a row that another device removes closes to its list, and keeps what was typed', async ({
  browser,
  baseURL,
}) => {
  const at = { app: baseURL ?? '', team: team?.address ?? '' }
  const [one, two] = [await joinTeam(browser, at, 'Quầy 3'), await joinTeam(browser, at, 'Quầy 4')]
  const { page } = one
  await page.goto('apps/contacts/dang-quynh-anh')
  await settled(page)
  await two.write('DELETE', '/api/apps/contacts/contact?id=dang-quynh-anh')
  await expect(notice(page, 'This contact was removed on another device')).toBeVisible()
  await expect(notice(page, 'What you typed is kept on this device.')).toHaveCount(0)
  await expect(page).toHaveURL(/apps\/contacts$/)

  await page.goto('apps/notes/note-7')
  await settled(page)
  await failCalls(page, '/api/apps/', true, 'PATCH')
  await fieldOf(page, 'Text').fill('Chưa kịp lưu')
  await two.write('DELETE', '/api/apps/notes?id=note-7')
  await expect(notice(page, 'This note was removed on another device')).toContainText(
    say('What you typed is kept on this device.'),
  )
  await expect(page).toHaveURL(/apps\/notes$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  expect(JSON.stringify(await drafts(page))).toContain('Chưa kịp lưu')

  await page.goto('apps/tasks/task-1-2')
  await settled(page)
  await two.write('DELETE', '/api/apps/tasks/task?id=task-1-2')
  await expect(notice(page, 'This task was removed on another device')).toBeVisible()
  await expect(page).toHaveURL(/apps\/tasks$/)
  await one.leave()
  await two.leave()
})

test('@long a change of a colleague is told with the name of the colleague', async ({ browser, baseURL }) => {
  const at = { app: baseURL ?? '', team: team?.address ?? '' }
  const one = await joinTeam(browser, at, 'Quầy 5')
  const two = await joinTeam(browser, at, 'Quầy 6', 'cashier@outpost.example')
  await one.page.goto('apps/tasks/task-1-3')
  await settled(one.page)
  await two.write('PATCH', '/api/apps/tasks/task', { id: 'task-1-3', task: { title: 'Của Trúc' } })
  await expect(notice(one.page, '{name} changed this task', { name: 'Bùi Thanh Trúc' })).toBeVisible()
  await expect(fieldOf(one.page, 'Title')).toHaveValue('Của Trúc')
  await one.leave()
  await two.leave()
})
