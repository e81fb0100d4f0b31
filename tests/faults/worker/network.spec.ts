import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { lineOf, storedTasks } from '#tests/support/data/tasks.ts'
import { deploy } from '#tests/support/servers/site.ts'
import { expect, fillIn, settled, signIn, test } from '#tests/support/test.ts'

const title = 'So giá túi giấy ba nhà cung cấp'

test.describe('with all files installed', () => {
  test.use({ fullInstall: true })

  test('row 16: the host of the app accepts requests and never responds: the app starts immediately', async ({
    page,
  }) => {
    const site = await deploy()
    await signIn(page, '/apps/tasks', site.url)
    await everyFileKept(page)
    site.misbehave(() => 'hang')
    await page.reload()
    await expect(lineOf(page, title)).toBeVisible()
    await lineOf(page, title).getByRole('checkbox').check()
    await expect
      .poll(async () => (await storedTasks(page)).find(task => task.title === title)?.completed)
      .toBe(true)
    site.misbehave()
    site.stop()
  })
})

test('row 16: a configured server that never responds: signing in says so after a timeout, and keeps what is typed', async ({
  page,
  say,
}) => {
  const site = await deploy(undefined, {
    '/config.json': { type: 'application/json', body: '{"bases":{"auth":"/remote/auth"}}' },
  })
  site.misbehave(path => (path.startsWith('/remote/') ? 'hang' : undefined))
  await page.clock.install()
  await page.goto(`${site.url}sign-in/outpost`)
  await settled(page)
  // Signals that time out do so by the clock of the browser, which the test does not control.
  await page.evaluate(() => {
    AbortSignal.timeout = ms => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms)
      return controller.signal
    }
  })
  await fillIn(page)
  await expect.poll(() => site.asked.some(path => path.startsWith('/remote/'))).toBe(true)
  await page.clock.fastForward(31_000)
  await expect(page.getByRole('alert')).toHaveText(
    say('The server did not answer in time. Check the connection, then try again.'),
  )
  await expect(page.locator('input[type=email]')).toHaveValue('staff@outpost.example')
  site.misbehave()
  site.stop()
})
