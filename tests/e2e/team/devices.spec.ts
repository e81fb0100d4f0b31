import { isInStep, join, joinTeam, type TeamDevice } from '#tests/support/servers/team-devices.ts'
import { startTeam } from '#tests/support/servers/team-server.ts'
import { expect, test } from '#tests/support/test.ts'
import { wordsOf } from '#tests/support/words.ts'

const say = wordsOf('vi')

let team: Awaited<ReturnType<typeof startTeam>> | undefined
test.beforeAll(async () => {
  team = await startTeam()
})
test.afterAll(() => team?.stop())

const listOf = ({ page }: TeamDevice) =>
  page.getByRole('list', { name: say('Devices of the team') }).getByRole('listitem')

test('@long the devices of a team are listed; a removed one is signed out, and the list needs the network', async ({
  browser,
  baseURL,
}) => {
  const at = { app: baseURL ?? '', team: team?.address ?? '' }
  const [till, office] = [await joinTeam(browser, at, 'Quầy 1'), await joinTeam(browser, at, 'Văn phòng')]
  await office.page.setViewportSize({ width: 360, height: 740 })
  const rows = listOf(office)
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText('Quầy 1')
  await expect(rows.nth(0)).toContainText('Nguyễn Thị Hường')
  await expect(rows.nth(0)).toContainText(say('Last contact: {ago}', { ago: '' }))
  // The device itself is marked, and leaves instead of being removed.
  await expect(rows.nth(1)).toContainText(say('This device'))
  await expect(rows.nth(1).getByRole('button')).toHaveCount(0)
  expect(await office.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await rows
    .nth(0)
    .getByRole('button', { name: say('Remove: {name}', { name: 'Quầy 1' }) })
    .click()
  const question = office.page.getByRole('alertdialog')
  await expect(question).toContainText(say('Remove {name} from the team?', { name: 'Quầy 1' }))
  await question.getByRole('button', { name: say('Remove'), exact: true }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows.nth(0)).toContainText('Văn phòng')

  // The removed device is told at its next contact, and its list says why it is not there.
  await till.page.getByRole('button', { name: say('Sync now') }).click()
  await expect(till.page.getByRole('status').filter({ hasText: say('Signed out') })).toBeVisible()
  await till.page.reload()
  await expect(till.page.getByText(say('The devices did not load'))).toBeVisible()
  await expect(till.page.getByRole('button', { name: say('Retry') })).toBeVisible()

  await office.setOffline(true)
  await expect(
    office.page.getByText(say('This list comes from the team’s server and needs the network.')),
  ).toBeVisible()
  await expect(rows).toHaveCount(0)
  await office.setOffline(false)
  await expect(rows).toHaveCount(1)
  await till.leave()
  await office.leave()
})

test('@long a tab that is open follows when another one leaves the team, and when it joins again', async ({
  browser,
  baseURL,
}) => {
  const device = await joinTeam(browser, { app: baseURL ?? '', team: team?.address ?? '' }, 'Quầy 2')
  const { page } = device
  const other = await page.context().newPage()
  await other.goto('apps/tasks')
  await isInStep({ page: other })
  await page.getByRole('button', { name: say('Leave the team') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Leave'), exact: true })
    .click()
  await expect(
    other.getByRole('button', { name: new RegExp(`^${say('This device')}: `) }),
  ).not.toHaveAccessibleName(new RegExp(say('In step {time}', { time: '' })))
  await join(page, 'Quầy 3')
  await isInStep({ page: other })
  await device.leave()
})
