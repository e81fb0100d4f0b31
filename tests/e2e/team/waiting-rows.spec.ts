import type { Page } from '@playwright/test'
import {
  discard,
  isInStep,
  joinTeam,
  showsRefused,
  showsWaiting,
} from '#tests/support/servers/team-devices.ts'
import { startTeam } from '#tests/support/servers/team-server.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { wordsOf } from '#tests/support/words.ts'

const say = wordsOf('vi')

let team: Awaited<ReturnType<typeof startTeam>> | undefined
test.beforeAll(async () => {
  team = await startTeam()
})
test.afterAll(() => team?.stop())

/** A screen with rows, and the path and the body of a write that changes one of them and moves none. */
const screens = [
  ['apps/tasks', '/api/apps/tasks/task', (id: string) => ({ id, task: { notes: 'Gọi lại' } })],
  ['apps/contacts', '/api/apps/contacts/contact', (id: string) => ({ id, contact: { notes: 'Gọi lại' } })],
  ['apps/notes', '/api/apps/notes', (id: string) => ({ updatedNote: { id, color: 'mint' } })],
  [
    'apps/ecommerce/inventory',
    '/api/apps/ecommerce/inventory/product',
    (id: string) => ({ id, product: { weight: 2 } }),
  ],
] as const

/** The first row that is not the head of a section. */
const firstRow = (page: Page) => page.getByRole('main').locator('[data-row]:has(a)').first()
const marks = (page: Page, name: string) => page.getByRole('main').getByRole('img', { name: say(name) })

test('@long a row that was changed without a network has a mark until the team has the change', async ({
  browser,
  baseURL,
}) => {
  const device = await joinTeam(browser, { app: baseURL ?? '', team: team?.address ?? '' }, 'Quầy 1')
  const { page } = device
  for (const [path] of screens) {
    await page.goto(path)
    await settled(page)
  }
  await device.setOffline(true)
  for (const [index, [path, endpoint, bodyOf]] of screens.entries()) {
    await page.goto(path)
    await settled(page)
    const id = await firstRow(page).getAttribute('data-row')
    const row = page.getByRole('main').locator(`[data-row="${id}"]`)
    const before = await row.boundingBox()
    await device.write('PATCH', endpoint, bodyOf(id ?? ''))
    await showsWaiting(device, index + 1)
    await expect(row.getByRole('img', { name: say('Waiting to be sent') })).toBeVisible()
    await expect(marks(page, 'Waiting to be sent')).toHaveCount(1)
    expect(await row.boundingBox()).toEqual(before)
  }
  // The list still has it after a reload without a network.
  await page.reload()
  await expect(marks(page, 'Waiting to be sent')).toHaveCount(1)
  await device.setOffline(false)
  await isInStep(device)
  await expect(marks(page, 'Waiting to be sent')).toHaveCount(0)
  await device.leave()
})

test('@long a row whose change the team has refused says so until the change is discarded', async ({
  browser,
  baseURL,
}) => {
  const at = { app: baseURL ?? '', team: team?.address ?? '' }
  const [one, two] = [await joinTeam(browser, at, 'Quầy 2'), await joinTeam(browser, at, 'Quầy 3')]
  const { page } = one
  await page.goto('apps/tasks')
  await settled(page)
  const id = await firstRow(page).getAttribute('data-row')
  await one.setOffline(true)
  await one.write('PATCH', '/api/apps/tasks/task', { id, task: { title: 'Việc đã xoá' } })
  await expect(marks(page, 'Waiting to be sent')).toHaveCount(1)
  await two.write('DELETE', `/api/apps/tasks/task?id=${id}`)
  await isInStep(two)
  await one.setOffline(false)
  await showsRefused(one, 1)
  await expect(
    page.locator(`[data-row="${id}"]`).getByRole('img', { name: say('Refused by the team') }),
  ).toBeVisible()
  await expect(marks(page, 'Waiting to be sent')).toHaveCount(0)
  await page.goto('main/setting/team')
  await discard(one, 'Việc đã xoá')
  await isInStep(one)
  await page.goto('apps/tasks')
  await expect(firstRow(page)).toBeVisible()
  await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0)
  await expect(marks(page, 'Refused by the team')).toHaveCount(0)
  await one.leave()
  await two.leave()
})

test('@long without a team, a list asks for no waiting rows and does not load the mark, nor the notices', async ({
  page,
  request,
}) => {
  await open(page, 'apps/tasks')
  await expect(firstRow(page)).toBeVisible()
  await settled(page)
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.filter(address => address.includes('/api/common/team/'))).toEqual([])
  const maps = loaded.flatMap(address => (/assets\/.*\.js$/.test(address) ? `${address}.map` : []))
  const replies = await Promise.all(maps.map(map => request.get(map, { maxRetries: 2 })))
  // The script of the bundler itself has no source map.
  const sources = await Promise.all(replies.flatMap(reply => (reply.ok() ? reply.json() : [])))
  const modules: string[] = sources.flatMap(map => map.sources)
  expect(modules.some(module => module.endsWith('src/features/tasks/list/task-row.tsx'))).toBe(true)
  expect(modules.filter(module => module.endsWith('src/blocks/team/waiting-mark.tsx'))).toEqual([])
  expect(modules.filter(module => module.endsWith('src/features/team/open/open-notices.ts'))).toEqual([])
})
