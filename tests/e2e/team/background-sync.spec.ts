import { wholeBrowser } from '#tests/support/browser/built-app.ts'
import { joinTeam, showsWaiting } from '#tests/support/servers/team-devices.ts'
import { startTeam } from '#tests/support/servers/team-server.ts'
import { expect, test } from '#tests/support/test.ts'

test.use(wholeBrowser)

let team: Awaited<ReturnType<typeof startTeam>> | undefined
test.beforeAll(async () => {
  team = await startTeam()
})
test.afterAll(() => team?.stop())

test('@long a write without a network reaches the team by Background Sync while no page of the app is open', async ({
  browser,
  baseURL,
}) => {
  const device = await joinTeam(browser, { app: baseURL ?? '', team: team?.address ?? '' }, 'Quầy 1')
  const { page } = device
  const { origin } = new URL(page.url())
  const blank = await page.context().newPage()
  const session = await page.context().newCDPSession(blank)
  const registered = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { scopeURL, registrationId } of registrations)
        if (scopeURL.startsWith(origin)) resolve(registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  await device.setOffline(true)
  await device.write('POST', '/api/apps/tasks/task', { task: { title: 'Viết khi mất mạng' } })
  await showsWaiting(device, 1)
  await page.close()
  await device.setOffline(false)
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'outpost-team',
    lastChance: false,
  })
  await expect
    .poll(async () => (await team?.rows())?.filter(({ doc }) => doc?.title === 'Viết khi mất mạng').length)
    .toBe(1)
  await device.leave()
})
