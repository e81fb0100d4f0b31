import type { Browser, Page } from '@playwright/test'
import { apiOf } from '#tests/support/api.ts'
import { rowsOf } from '#tests/support/rows.ts'
import { serveTogether, startTeam } from '#tests/support/team-server.ts'
import { expect, open, sample, test } from '#tests/support/test.ts'
import { wordsOf } from '#tests/support/words.ts'

const say = wordsOf('vi')
const screen = 'main/setting/team'
/** The tables that both devices change. */
const compared = ['tasks', 'contacts', 'trash']

let team: Awaited<ReturnType<typeof startTeam>> | undefined
test.beforeAll(async () => {
  team = await startTeam()
})
test.afterAll(() => team?.stop())

/** A device with a browser profile of its own that joins the team with the form. */
async function joined(browser: Browser, app: string, name: string) {
  const site = await serveTogether(app, team?.address ?? '')
  const context = await browser.newContext({ baseURL: site.url })
  await context.addInitScript(() => {
    Reflect.set(globalThis, 'checksReplies', true)
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const page = await context.newPage()
  await open(page, screen)
  await page.getByLabel(say('Password in the team')).fill(sample.password)
  await page.getByLabel(say('Name of this device')).fill(name)
  await page.getByRole('button', { name: say('Join'), exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Join'), exact: true })
    .click()
  await expect(page.getByText(say('This device in the team'))).toBeVisible()
  return {
    page,
    api: await apiOf(page),
    /** Cuts the network of the page and of its worker, or restores it. */
    async setOffline(isOffline: boolean) {
      site.isCut = isOffline
      await context.setOffline(isOffline)
    },
    async leave() {
      await context.close()
      site.stop()
    },
  }
}
type Device = Awaited<ReturnType<typeof joined>>

const chip = (page: Page) => page.getByRole('button', { name: new RegExp(`^${say('This device')}: `) })
const showsWaiting = (page: Page, count: number) =>
  expect(chip(page)).toHaveAccessibleName(
    `${say('This device')}: ${say('{count} waiting', { count: `${count}` })}`,
  )
const isInStep = (page: Page) =>
  expect(chip(page)).toHaveAccessibleName(
    new RegExp(`^${say('This device')}: ${say('In step {time}', { time: String.raw`\d\d:\d\d` })}$`),
  )
const unsent = async ({ page }: Device) => (await rowsOf<{ state: string }>(page, 'outbox')).length

let keys = 0
/** Sends a write as the app does. */
async function write({ api }: Device, method: string, path: string, body?: object) {
  keys += 1
  const { status, reply } = await api.send(path, { method, body, key: `e2e-${keys}` })
  expect(status).toBe(200)
  return reply as { id: string }
}
const change = (device: Device, id: string, task: object) =>
  write(device, 'PATCH', '/api/apps/tasks/task', { id, task })

/** Returns the rows of the compared tables, by table and id, without the order in which they are listed. */
const sorted = (rows: { id: string }[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))

test('@long two devices write without a network, and end with the rows of the server', async ({
  browser,
  baseURL,
}) => {
  const [first, second] = [
    await joined(browser, baseURL ?? '', 'Quầy 1'),
    await joined(browser, baseURL ?? '', 'Quầy 2'),
  ]
  const [shared, removed] = (await first.api.tasks()).filter(({ type }) => type === 'task')
  expect((await second.api.tasks()).map(({ id }) => id)).toContain(shared?.id)
  const [sharedId, removedId] = [shared?.id ?? '', removed?.id ?? '']
  await isInStep(first.page)

  await first.setOffline(true)
  await second.setOffline(true)
  await change(first, sharedId, { title: 'Của quầy 1' })
  await change(second, sharedId, { notes: 'Của quầy 2' })
  await write(first, 'DELETE', `/api/apps/tasks/task?id=${removedId}`)
  await change(second, removedId, { title: 'Sửa việc đã xoá' })
  const { id: contactId } = await write(second, 'POST', '/api/apps/contacts/contact')
  await write(second, 'PATCH', '/api/apps/contacts/contact', {
    id: contactId,
    contact: { id: contactId, name: 'Cô Ba' },
  })
  await showsWaiting(first.page, 2)
  await showsWaiting(second.page, 4)

  await first.setOffline(false)
  await isInStep(first.page)
  await second.setOffline(false)
  await expect(chip(second.page)).toHaveAccessibleName(
    `${say('This device')}: ${say('{failed} refused', { failed: '1' })}`,
  )
  await expect(second.page.getByText(say('Refused'), { exact: false }).first()).toBeVisible()
  await second.page.getByRole('button', { name: new RegExp(`^${say('Discard')}: .*Sửa việc đã xoá`) }).click()
  await second.page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Discard'), exact: true })
    .click()
  await isInStep(second.page)

  await first.page.getByRole('button', { name: say('Sync now') }).click()
  const server = (await team?.rows()) ?? []
  for (const device of [first, second])
    await expect
      .poll(async () => (await rowsOf<{ id: string }>(device.page, 'tasks')).length)
      .toBe(server.filter(({ table, doc }) => table === 'tasks' && doc).length)
  for (const table of compared) {
    const rows = sorted(
      server.flatMap(row => (row.table === table && row.doc ? [row.doc as { id: string }] : [])),
    )
    for (const { page } of [first, second])
      await expect.poll(async () => sorted(await rowsOf<{ id: string }>(page, table)), table).toEqual(rows)
  }
  const task = server.find(({ table, key }) => table === 'tasks' && key === sharedId)?.doc
  expect(task).toMatchObject({ title: 'Của quầy 1', notes: 'Của quầy 2' })
  const contact = server.find(({ table, key }) => table === 'contacts' && key === contactId)?.doc
  expect(contact).toMatchObject({ name: 'Cô Ba' })
  expect([await unsent(first), await unsent(second)]).toEqual([0, 0])
  await first.leave()
  await second.leave()
})
