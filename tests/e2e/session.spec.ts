import { anotherTab } from '#tests/support/browser/another-tab.ts'
import { controlled } from '#tests/support/browser/worker.ts'
import { pathOf } from '#tests/support/path-of.ts'
import { routesBehind } from '#tests/support/routes-behind.ts'
import { expect, fillIn, open, sample, signIn, test } from '#tests/support/test.ts'

test.use({ installed: false })

/** Pages that are not opened after signing in. spec: sign-out is never stored as a redirect target */
const never = ['/sign-out', '/unlock-session']

test('@long a visitor is redirected from every screen to sign-in, which remembers the requested address', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const guarded = [...routesBehind('_app'), ...routesBehind('_session')]
  expect(guarded).toContain('/apps/tasks/some-id')
  for (const path of guarded) {
    await page.goto(`${path.slice(1)}?layout=empty`)
    const remembered = never.includes(path) ? '' : `?redirectURL=${path}?layout=empty`
    await expect.poll(() => pathOf(page), path).toBe(`/sign-in${remembered}`)
  }
})

test('@long a signed-in user is redirected from every guest page to the console', async ({ page }) => {
  await open(page, 'main/console')
  const guest = routesBehind('_guest')
  expect(guest).toContain('/sign-in/outpost')
  for (const path of [...guest, '/', '/signed-in-redirect']) {
    await page.goto(path.slice(1))
    await expect.poll(() => pathOf(page), path).toBe('/main/console')
  }
})

test('an unknown path shows a page that says so and has a link to the start', async ({ page, say }) => {
  await page.goto('no/such/page?at=all')
  await expect(page).toHaveURL(/\/404-not-found$/)
  await page.getByRole('link', { name: say('Home page') }).click()
  await expect.poll(() => pathOf(page)).toBe('/sign-in?redirectURL=/main/console')
})

test('a wrong password is announced to screen readers, and the form keeps its values', async ({
  page,
  say,
}) => {
  await page.goto('sign-in/outpost')
  await fillIn(page, { ...sample, password: 'wrong' })
  await expect(page.getByRole('alert')).toHaveText(say('This email and password do not belong together.'))
  const password = page.getByLabel(say('Password'), { exact: true })
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(say('Check both and try again. Capital letters count.'))
  await expect(page.getByLabel(say('Work email'))).toHaveValue(sample.email)

  await password.fill('')
  await page.getByRole('button', { name: say('Sign in') }).click()
  await expect(password).toHaveAccessibleDescription(say('Enter your password'))
  await page.getByRole('button', { name: say('Use a sample account') }).click()
  await page.getByRole('button', { name: say('Owner') }).click()
  await page.getByRole('button', { name: say('Show password') }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: say('Sign in') }).click()
  await expect.poll(() => pathOf(page)).toBe('/main/console')
})

test('@long signing in opens the requested screen, with its filters', async ({ page }) => {
  await page.goto('apps/tasks?today=true')
  await fillIn(page)
  await expect.poll(() => pathOf(page)).toBe('/apps/tasks?today=true')
  const visited: string[] = []
  page.on('framenavigated', frame => visited.push(frame.url()))
  await page.goBack()
  await expect(page).not.toHaveURL(/apps\/tasks/)
  expect(visited.join(' '), 'Back does not lead to the sign-in page again').not.toContain('sign-in')
})

test('@long without “remember me” the session ends with the tab', async ({ page, say }) => {
  await page.goto('sign-in/outpost')
  await page.getByLabel(say('Remember me on this device')).uncheck()
  await fillIn(page)
  await expect.poll(() => pathOf(page)).toBe('/main/console')
  await page.reload()
  await expect.poll(() => pathOf(page)).toBe('/main/console')
  const another = await anotherTab(page)
  await another.goto('main/console')
  await expect(another).toHaveURL(/sign-in/)
  await expect(another.locator('input[type=email]')).toHaveValue('')
})

test('signing out counts down to the sign-in page of the shop, and other tabs sign out too', async ({
  page,
  say,
}) => {
  await signIn(page)
  const another = await anotherTab(page)
  // The badge of the app is a property of the page here, because the browser of the tests is not installed.
  await another.addInitScript(() => {
    navigator.setAppBadge = async count => {
      document.documentElement.dataset.badge = String(count)
    }
  })
  await another.goto('apps/tasks')
  await expect(another.getByRole('heading', { level: 1 })).toBeVisible()
  const badge = another.locator('html')
  await expect(badge).toHaveAttribute('data-badge', /^[1-9]/)

  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('sign-out')
  await expect(page.getByRole('heading', { name: say('See you next shift') })).toBeVisible()
  await expect(page.getByText(/\b5\b/)).toBeVisible()
  await expect(another).toHaveURL(/sign-in/)
  await expect(badge, 'without a user there is no badge').toHaveAttribute('data-badge', '0')
  await page.clock.runFor(1000)
  await expect(page.getByText(/\b4\b/)).toBeVisible()
  for (let second = 0; second < 4; second++) await page.clock.runFor(1000)
  await expect.poll(() => pathOf(page)).toBe('/sign-in/outpost')
  await expect(page.locator('input[type=email]')).toHaveValue(sample.email)
})

test('@long two signed-out tabs each open their requested screen', async ({ page }) => {
  await page.goto('apps/tasks?today=true')
  const another = await anotherTab(page)
  await another.goto('apps/contacts?q=lan')
  await expect.poll(() => pathOf(another)).toBe('/sign-in?redirectURL=/apps/contacts?q=lan')
  await fillIn(page)
  await expect.poll(() => pathOf(page)).toBe('/apps/tasks?today=true')
  await expect.poll(() => pathOf(another)).toBe('/apps/contacts?q=lan')
})

test('many wrong passwords cause a pause, which the form shows', async ({ page }) => {
  await open(page, 'main/console')
  await page.evaluate(
    account =>
      new Promise(resolve => {
        const opening = indexedDB.open('outpost')
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('meta', 'readwrite')
          const value = { [account]: { count: 20, at: Date.now() } }
          writing.objectStore('meta').put({ key: 'signInAttempts', value })
          writing.addEventListener('complete', () => resolve(opening.result.close()))
        })
        localStorage.clear()
      }),
    sample.email,
  )
  await page.goto('sign-in/outpost')
  await fillIn(page)
  await expect(page.getByRole('alert')).toHaveText(/Nhập sai quá nhiều lần. Hãy thử lại sau \d+ giây./)
})

test('signing out ends the token permanently, on this device', async ({ page }) => {
  await open(page, 'main/console')
  const check = (token: string | null) =>
    page.evaluate(async headers => (await fetch('/api/auth/common/check', { headers })).status, {
      Authorization: `Bearer ${token}`,
    })
  const token = await page.evaluate(() => localStorage.getItem('outpost.session'))
  expect(await check(token)).toBe(200)
  await page.goto('sign-out')
  await expect.poll(() => check(token)).toBe(401)
})

test('unlocking needs only the password', async ({ page, say }) => {
  await open(page, 'unlock-session?redirectURL=/apps/tasks')
  const password = page.getByLabel(say('Password'), { exact: true })
  await expect(password).toBeFocused()
  await password.fill('wrong')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription(/Nguyễn Thị Hường/)
  await password.fill(sample.password)
  await password.press('Enter')
  await expect.poll(() => pathOf(page)).toBe('/apps/tasks')
})

test('a reset of a forgotten password is requested, and a new password is chosen', async ({ page, say }) => {
  await page.goto('sign-in/outpost')
  await page.getByRole('link', { name: say('Forgot password?') }).click()
  // The previous page has such a field too.
  await expect(page.getByRole('heading', { name: say('Forgot your password?') })).toBeVisible()
  const email = page.getByLabel(say('Work email'))
  // The form refuses the first one, the server the second one.
  for (const wrong of ['no address', 'an@shop.v']) {
    await email.fill(wrong)
    await email.press('Enter')
    await expect(email).toHaveAccessibleDescription(say('Enter the whole address, such as name@shop.vn'))
    await expect(email).toBeFocused()
  }
  await email.fill(sample.email)
  await email.press('Enter')
  await expect(page.getByRole('heading', { name: say('Look at your inbox') })).toBeFocused()

  await page.goto('reset-password')
  const [password, again] = [
    page.getByLabel(say('New password')),
    page.getByLabel(say('The same once more')),
  ] as const
  await password.fill('Moi-2026')
  await again.fill('Khac-2026')
  await again.press('Enter')
  const differ = say('The two passwords differ. Type the same one again.')
  await expect(again).toHaveAccessibleDescription(differ)
  await again.fill('Moi-2026')
  await again.press('Enter')
  const news = say('Your password is new. Sign in with it.')
  await expect(page.getByRole('status').filter({ hasText: news })).toBeVisible()
})

test('@long an account is requested', async ({ page, say }) => {
  await page.goto('sign-in/outpost')
  await page.getByRole('link', { name: say('Create an account') }).click()
  await page.getByLabel(say('Full name')).fill('Lê Thu An')
  await page.getByLabel(say('Work email')).fill('an@shop.vn')
  await page.getByLabel(say('Password'), { exact: true }).fill('Moi-2026')
  const terms = page.getByLabel(say('I accept the terms of use'))
  await page.getByRole('button', { name: say('Create account') }).click()
  await expect(terms).toHaveAccessibleDescription(say('Tick the box to go on'))
  await terms.check()
  await page.getByRole('button', { name: say('Create account') }).click()
  await expect(page).toHaveURL(/confirmation-required$/)
  await expect(page.getByRole('heading', { name: say('One step left') })).toBeVisible()
})

test('an expired or forged token signs the user out once', async ({ page }) => {
  await open(page, 'main/console')
  const claims = (exp: number) => btoa(JSON.stringify({ iss: 'outpost', sub: 'huong', exp }))
  const forged = `${btoa('{"alg":"HS256"}')}.${claims(4102444800)}.forged`
  const expired = `${btoa('{"alg":"HS256"}')}.${claims(1)}.late`
  for (const [token, loadsOnce] of [
    [expired, 1],
    [forged, 2],
  ] as const) {
    let loads = 0
    const count = () => loads++
    page.on('load', count)
    // Stored once, before the next page begins; otherwise a call of the open page could find the token first.
    await page.addInitScript(stored => {
      if (sessionStorage.getItem(stored)) return
      sessionStorage.setItem(stored, 'stored')
      localStorage.setItem('outpost.session', stored)
    }, token)
    await page.goto('apps/tasks')
    await expect.poll(() => pathOf(page)).toBe('/sign-in?redirectURL=/apps/tasks')
    await controlled(page)
    await expect(page.locator('input[type=email]')).toBeVisible()
    page.off('load', count)
    expect(loads).toBe(loadsOnce)
  }
})
