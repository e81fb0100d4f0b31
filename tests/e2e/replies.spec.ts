import { configureServer } from '#tests/support/servers/configured-server.ts'
import { expect, fillIn, open, test } from '#tests/support/test.ts'

// The option that checks the worker's replies is off, as for users: the replies of a configured server are always
// checked.
test.use({ checksReplies: false, expectedErrors: /breaks the contract|“GET dms/ })

const html = { body: '<!doctype html><title>Wi-Fi</title>', type: 'text/html' }
const otherShape = { body: JSON.stringify({ id: 1, name: null }), type: 'application/json' }

const isNotAsExpected = (operation: string) =>
  [
    "The server's reply to “{operation}” is not as expected. Try again later; if it stays like this, tell the administrator.",
    { operation },
  ] as const

for (const [name, reply] of Object.entries({ html, otherShape })) {
  test(`${name === 'html' ? '@long ' : ''}signing in at a server that replies with ${name} fails with a problem that names the call`, async ({
    page,
    say,
  }) => {
    await configureServer(page, 'auth', reply)
    await page.goto('sign-in/outpost')
    const logged = page.waitForEvent('console', message => message.text().includes('breaks the contract'))
    await fillIn(page)
    await expect(page.getByRole('alert')).toHaveText(say(...isNotAsExpected('POST auth/sign-in')))
    expect((await logged).text()).toContain(name === 'html' ? 'Invalid type' : 'user: ')
    expect(await page.evaluate(() => localStorage.getItem('outpost.session'))).toBeNull()
  })

  test(`${name === 'html' ? '@long ' : ''}a search whose server replies with ${name} shows that it failed, and the shell stays`, async ({
    page,
    say,
  }) => {
    await open(page, 'main/console')
    await configureServer(page, 'dms', reply)
    await page.goto('main/console')
    await page.getByRole('combobox', { name: say('Search everything') }).fill('chai')
    await expect(page.getByRole('alert')).toContainText(say('The search did not work'))
    await expect(page.getByRole('navigation').first()).toBeVisible()
  })
}
