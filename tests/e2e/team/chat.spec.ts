import { isInStep, joinTeam, showsWaiting, type TeamDevice } from '#tests/support/servers/team-devices.ts'
import { startTeam } from '#tests/support/servers/team-server.ts'
import { expect, open, test } from '#tests/support/test.ts'

const cashier = 'cashier@outpost.example'

let team: Awaited<ReturnType<typeof startTeam>> | undefined
test.beforeAll(async () => {
  team = await startTeam()
})
test.afterAll(() => team?.stop())

/** The messages of the open conversation. */
const log = ({ page }: TeamDevice) => page.getByRole('main').getByRole('log')

async function write(device: TeamDevice, text: string) {
  const box = device.page.getByRole('main').getByRole('textbox')
  await box.fill(text)
  await box.press('Enter')
  await expect(log(device).getByText(text)).toBeVisible()
}

test('@long a message and its answer are on the other device immediately, and one that was written without a network after it', async ({
  browser,
  baseURL,
  say,
}) => {
  const at = { app: baseURL ?? '', team: team?.address ?? '' }
  const office = await joinTeam(browser, at, 'Văn phòng')
  const till = await joinTeam(browser, at, 'Quầy 1', cashier)
  await office.page.goto('apps/chat/truc')
  await open(till.page, 'apps/chat/huong', cashier)
  await write(office, 'Trúc ơi, hàng về rồi')
  await expect(log(till).getByText('Trúc ơi, hàng về rồi')).toBeVisible()
  await write(till, 'Dạ em ra ngay')
  await expect(log(office).getByText('Dạ em ra ngay')).toBeVisible()

  await isInStep(office)
  await office.setOffline(true)
  await write(office, 'Nhớ đếm lại kệ 3')
  await showsWaiting(office, 1)
  await expect(log(office).getByRole('img', { name: say('Waiting to be sent') })).toHaveCount(1)
  await office.page.reload()
  await expect(log(office).getByText('Nhớ đếm lại kệ 3')).toBeVisible()
  await office.setOffline(false)
  await expect(log(till).getByText('Nhớ đếm lại kệ 3')).toBeVisible()
  await isInStep(office)
  await expect(log(office).getByText('Nhớ đếm lại kệ 3')).toHaveCount(1)
  await expect(log(office).getByRole('img', { name: say('Waiting to be sent') })).toHaveCount(0)
  await till.leave()
  await office.leave()
})
