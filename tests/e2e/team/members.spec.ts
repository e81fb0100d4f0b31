import { rowsOf } from '#tests/support/data/rows.ts'
import { joinTeam, showsWaiting, type TeamDevice } from '#tests/support/servers/team-devices.ts'
import { startTeam } from '#tests/support/servers/team-server.ts'
import { expect, test } from '#tests/support/test.ts'
import { wordsOf } from '#tests/support/words.ts'

const say = wordsOf('vi')

let team: Awaited<ReturnType<typeof startTeam>> | undefined
test.beforeAll(async () => {
  team = await startTeam()
})
test.afterAll(() => team?.stop())

const memberOf = ({ page }: TeamDevice, name: string) =>
  page
    .getByRole('list', { name: say('Members') })
    .getByRole('listitem')
    .filter({ hasText: name })
    .first()

test('@long members are listed with role and e-mail, their devices only with the network', async ({
  browser,
  baseURL,
}) => {
  const device = await joinTeam(browser, { app: baseURL ?? '', team: team?.address ?? '' }, 'Quầy 1')
  const { page } = device
  await page.setViewportSize({ width: 360, height: 740 })
  const owner = memberOf(device, 'Nguyễn Thị Hường')
  await expect(owner).toContainText('staff@outpost.example')
  await expect(owner).toContainText(say('Owner'))
  await expect(owner).toContainText(`Quầy 1 · ${say('Last contact: {ago}', { ago: '' })}`)
  await expect(memberOf(device, 'Bùi Thanh Trúc')).toContainText(say('No device'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await device.setOffline(true)
  await expect(
    page.getByText(
      say(
        'Which devices they use is known to the team’s server only. Their devices are shown with a network.',
      ),
    ),
  ).toBeVisible()
  await expect(owner).toContainText('staff@outpost.example')
  await expect(owner).not.toContainText('Quầy 1')
  await page.reload()
  await expect(owner).toContainText(say('Owner'))
  await device.setOffline(false)
  await expect(owner).toContainText('Quầy 1')

  await page.getByRole('link', { name: say('Change roles') }).click()
  await expect(page).toHaveURL(/\/pages\/settings\?part=team/)
  await device.leave()
})

test('@long a colleague is marked as online while a device of theirs is open, never without the network', async ({
  browser,
  baseURL,
}) => {
  const at = { app: baseURL ?? '', team: team?.address ?? '' }
  const [office, till] = [
    await joinTeam(browser, at, 'Văn phòng'),
    await joinTeam(browser, at, 'Quầy 3', 'cashier@outpost.example'),
  ]
  const mark = memberOf(office, 'Bùi Thanh Trúc').getByRole('img', { name: say('Online') })
  await expect(mark).toBeVisible()

  await office.setOffline(true)
  await expect(office.page.getByText(say('Who has the app open now is not known.'))).toBeVisible()
  await expect(mark).toHaveCount(0)
  await office.setOffline(false)
  await expect(mark).toBeVisible()

  await office.page.goto('apps/chat')
  const chats = office.page.getByRole('main')
  await expect(chats.getByRole('img', { name: say('Online') })).toHaveCount(1)
  await till.leave()
  await expect(chats.getByRole('img', { name: say('Online') })).toHaveCount(0)
  await office.page.goto('main/setting/team')
  await expect(office.page.getByText(say('A dot marks those who have the app open now.'))).toBeVisible()
  await expect(mark).toHaveCount(0)
  await office.leave()
})

test('@long signing out while changes wait asks first, and they stay on the device', async ({
  browser,
  baseURL,
}) => {
  const device = await joinTeam(browser, { app: baseURL ?? '', team: team?.address ?? '' }, 'Quầy 2')
  const { page } = device
  device.cutTeam(true)
  await device.write('POST', '/api/apps/tasks/task', { task: { title: 'Đang chờ' } })
  await showsWaiting(device, 1)

  await page.goto('sign-out')
  const question = page.getByRole('heading', { name: say('Sign out before everything is sent?') })
  await expect(question).toBeVisible()
  await expect(page.getByText('1 thay đổi chưa đến được đội', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: say('Stay signed in') }).click()
  await expect(page).toHaveURL(/\/main\/console/)

  await page.goto('sign-out')
  await page.getByRole('button', { name: say('Sign out anyway') }).click()
  await expect(page.getByRole('heading', { name: say('See you next shift') })).toBeVisible()
  expect((await rowsOf<{ state: string }>(page, 'outbox')).map(({ state }) => state)).toEqual(['waiting'])

  // Without anything that waits, nothing is asked: this device has no session and is at the sign-in page.
  await expect(page).toHaveURL(/\/sign-in/)
  await device.leave()
})
