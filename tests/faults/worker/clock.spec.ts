import { pathOf } from '#tests/support/path-of.ts'
import { configureServer } from '#tests/support/servers/configured-server.ts'
import { expect, fillIn, sample, test } from '#tests/support/test.ts'

test('row 38: a clock that is a week ahead of a real server is reported as wrong', async ({ page, say }) => {
  await page.clock.install({ time: Date.now() + 8 * 24 * 60 * 60 * 1000 })
  const now = Math.floor(Date.now() / 1000)
  const accessToken = `x.${btoa(JSON.stringify({ iat: now, exp: now + 7 * 24 * 60 * 60 }))}.x`
  const user = {
    id: '1',
    name: 'An',
    email: sample.email,
    avatar: null,
    avatarID: null,
    status: 'online',
    groupID: '1',
  }
  await configureServer(page, 'auth', {
    body: JSON.stringify({ user, accessToken, tokenType: 'bearer' }),
    type: 'application/json',
    headers: { Date: new Date(now * 1000).toUTCString() },
  })
  await page.goto('sign-in/outpost')
  await fillIn(page)
  await expect(page.getByRole('alert')).toHaveText(
    say('The clock of this device is wrong. Set its date and time, then sign in again.'),
  )
  await expect.poll(() => pathOf(page)).toBe('/sign-in/outpost')
})
