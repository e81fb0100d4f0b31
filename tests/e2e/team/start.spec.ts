import {
  allRows,
  isInStep,
  join,
  openDevice,
  start,
  type TeamDevice,
} from '#tests/support/servers/team-devices.ts'
import { startTeam } from '#tests/support/servers/team-server.ts'
import { expect, test } from '#tests/support/test.ts'
import { wordsOf } from '#tests/support/words.ts'

const say = wordsOf('vi')
const compared = ['tasks', 'notes', 'contacts', 'users', 'permissions', 'uploads']

let team: Awaited<ReturnType<typeof startTeam>> | undefined
test.beforeAll(async () => {
  team = await startTeam()
})
test.afterAll(() => team?.stop())

const titles = async ({ api }: TeamDevice) => (await api.tasks()).map(({ title }) => title)

test('@long a team starts with the rows of a device, a second device gets them, and a third one does not replace them', async ({
  browser,
  baseURL,
}) => {
  const at = { app: baseURL ?? '', team: team?.address ?? '' }
  const [first, second, third] = [
    await openDevice(browser, at),
    await openDevice(browser, at),
    await openDevice(browser, at),
  ]
  await first.page.setViewportSize({ width: 360, height: 740 })
  await first.write('POST', '/api/apps/tasks/task', { task: { title: 'Việc của quầy 1' } })
  await third.write('POST', '/api/apps/tasks/task', { task: { title: 'Việc của máy lạ' } })
  const before = await allRows(first.page, compared)

  await start(first.page, 'Quầy 1')
  await expect(first.page.getByText(say('This device in the team'))).toBeVisible()
  expect(await first.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await isInStep(first)
  expect(await allRows(first.page, compared)).toEqual(before)

  await join(second.page, 'Quầy 2')
  await isInStep(second)
  expect(await titles(second)).toContain('Việc của quầy 1')
  expect(await allRows(second.page, compared)).toEqual(before)

  await start(third.page, 'Máy lạ')
  await expect(third.page.getByText('Đội này đã bắt đầu rồi', { exact: false }).first()).toBeVisible()
  expect(await titles(third)).toContain('Việc của máy lạ')
  await expect(third.page.getByText(say('Join a team'))).toBeVisible()

  // What is written afterwards reaches the others.
  await first.write('POST', '/api/apps/tasks/task', { task: { title: 'Sau khi bắt đầu' } })
  await expect.poll(() => titles(second)).toContain('Sau khi bắt đầu')
  for (const device of [first, second, third]) await device.leave()
})
