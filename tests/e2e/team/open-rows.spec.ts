import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { keptTexts, noticesOf } from '#tests/support/browser/notices.ts'
import { rowsOf } from '#tests/support/data/rows.ts'
import { failCalls } from '#tests/support/servers/fail-calls.ts'
import { isInStep, joinTeam } from '#tests/support/servers/team-devices.ts'
import { startTeam } from '#tests/support/servers/team-server.ts'
import { expect, sample, settled, test } from '#tests/support/test.ts'
import { wordsOf } from '#tests/support/words.ts'

const say = wordsOf('vi')

let team: Awaited<ReturnType<typeof startTeam>> | undefined
test.beforeAll(async () => {
  team = await startTeam()
})
test.afterAll(() => team?.stop())

/** Two devices that have joined the team, the second one with its own account. */
async function devices(browser: Browser, app = '', email = sample.email) {
  const at = { app, team: team?.address ?? '' }
  return [await joinTeam(browser, at, 'Quầy 1'), await joinTeam(browser, at, 'Quầy 2', email)] as const
}

const fieldOf = (page: Page, name: string) => page.getByRole('textbox', { name: say(name), exact: true })
/** A screen with a text, and the write of another device that changes one of its fields. */
const screens = [
  {
    path: 'apps/contacts/dang-quynh-anh?edit=true',
    field: 'Company',
    thing: 'this contact',
    endpoint: '/api/apps/contacts/contact',
    bodyOf: (text: string) => ({ id: 'dang-quynh-anh', contact: { company: text } }),
  },
  {
    path: 'apps/notes/note-7',
    field: 'Text',
    thing: 'this note',
    endpoint: '/api/apps/notes',
    bodyOf: (text: string) => ({ updatedNote: { id: 'note-7', content: text } }),
  },
  {
    path: 'apps/tasks/task-1-2',
    field: 'Notes',
    thing: 'this task',
    endpoint: '/api/apps/tasks/task',
    bodyOf: (text: string) => ({ id: 'task-1-2', task: { notes: text } }),
  },
] as const

test('@long a change of another device is shown and told; what is typed at the same time stays, and is asked about', async ({
  browser,
  baseURL,
}) => {
  const [one, two] = await devices(browser, baseURL)
  const { page } = one
  for (const { path, field, thing, endpoint, bodyOf } of screens) {
    await page.goto(path)
    await settled(page)
    await expect(fieldOf(page, field)).toBeVisible()
    await two.write('PATCH', endpoint, bodyOf('Của quầy 2'))
    await expect(noticesOf(page, thing).changed).toBeVisible()
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
      await expect.poll(() => keptTexts(page)).toBe('[]')
    }
  }
  await isInStep(one)
  await one.leave()
  await two.leave()
})

const at = new Date().toISOString()
const count = randomUUID()
const title = 'Của quầy 2'

/** A screen, the write of another device that changes its row, and a text that the screen shows afterwards. */
const others = [
  [
    'this product',
    'apps/ecommerce/inventory?open=watch-1',
    ['PATCH', '/api/apps/ecommerce/inventory/product', { id: 'watch-1', product: { name: title } }],
    title,
  ],
  [
    'this card',
    'apps/scrumboard/tet/card/tet-list-1-card-2',
    ['PATCH', '/api/apps/scrumboard/board/card', { id: 'tet-list-1-card-2', card: { title } }],
    title,
  ],
  [
    'this document',
    `main/inventory/count/${count}`,
    ['POST', `/api/shop/counts/${count}/cancel`, { version: 1, at }],
    say('Cancelled'),
  ],
  [
    'this mail',
    'apps/mailbox/inbox/inbox-3',
    ['PATCH', '/api/apps/mailbox/mail', { id: 'inbox-3', mail: { subject: title } }],
    title,
  ],
] as const

test('@long a change of a product, a card, a document and a mail is shown and told', async ({
  browser,
  baseURL,
}) => {
  const [one, two] = await devices(browser, baseURL)
  const { page } = one
  const device = await two.page.evaluate(() => localStorage.getItem('outpost.device'))
  await two.write('POST', '/api/shop/counts', { id: count, at, device, warehouseId: 'store', note: '' })
  await expect
    .poll(() => rowsOf<{ id: string }>(page, 'shopDocuments'))
    .toContainEqual(expect.objectContaining({ id: count }))
  for (const [thing, path, [method, endpoint, body], shows] of others) {
    await page.goto(path)
    await settled(page)
    await expect(page.getByText(shows)).toHaveCount(0)
    await two.write(method, endpoint, body)
    await expect(noticesOf(page, thing).changed).toBeVisible()
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible()
  }
  await two.write('DELETE', '/api/apps/mailbox/mail?id=inbox-3')
  await expect(noticesOf(page, 'this mail').removed).toBeVisible()
  await expect(page).toHaveURL(/apps\/mailbox\/inbox$/)
  await one.leave()
  await two.leave()
})

test('@long the screen of a row that another device removes closes to its list, and keeps what was typed', async ({
  browser,
  baseURL,
}) => {
  const [one, two] = await devices(browser, baseURL)
  const { page } = one
  await page.goto('apps/contacts/dang-quynh-anh')
  await settled(page)
  await two.write('DELETE', '/api/apps/contacts/contact?id=dang-quynh-anh')
  await expect(noticesOf(page, 'this contact').removed).toBeVisible()
  await expect(page.getByText(say('What you typed is kept on this device.'))).toHaveCount(0)
  await expect(page).toHaveURL(/apps\/contacts$/)

  await page.goto('apps/notes/note-7')
  await settled(page)
  await failCalls(page, '/api/apps/', true, 'PATCH')
  await fieldOf(page, 'Text').fill('Chưa kịp lưu')
  await two.write('DELETE', '/api/apps/notes?id=note-7')
  await expect(noticesOf(page, 'this note').removed).toContainText(
    say('What you typed is kept on this device.'),
  )
  await expect(page).toHaveURL(/apps\/notes$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  expect(await keptTexts(page)).toContain('Chưa kịp lưu')

  await page.goto('apps/tasks/task-1-2')
  await settled(page)
  await two.write('DELETE', '/api/apps/tasks/task?id=task-1-2')
  await expect(noticesOf(page, 'this task').removed).toBeVisible()
  await expect(page).toHaveURL(/apps\/tasks$/)
  await one.leave()
  await two.leave()
})

test('@long a change of a colleague is told with the name of the colleague', async ({ browser, baseURL }) => {
  const [one, two] = await devices(browser, baseURL, 'cashier@outpost.example')
  await one.page.goto('apps/tasks/task-1-3')
  await settled(one.page)
  await two.write('PATCH', '/api/apps/tasks/task', { id: 'task-1-3', task: { title: 'Của Trúc' } })
  await expect(noticesOf(one.page, 'this task').changedBy('Bùi Thanh Trúc')).toBeVisible()
  await expect(fieldOf(one.page, 'Title')).toHaveValue('Của Trúc')
  await one.leave()
  await two.leave()
})
