import { buildOf, keptFiles, lookForUpdate } from '#tests/support/app-files.ts'
import { anotherBuild, deploy } from '#tests/support/site.ts'
import { expect, signIn, test } from '#tests/support/test.ts'

/** One file of the first screens is new. */
const newBuild = anotherBuild({
  '/index.html': page => page.replace('<head>', '<head><meta name="build" content="2">'),
  '/display.js': script => `${script}\n// new\n`,
})

test('a host that answers a missing file with the app’s page: the incomplete new build is refused', async ({
  page,
  say,
}) => {
  const site = await deploy()
  await signIn(page, '/apps/tasks', site.url)
  const files = await keptFiles(page)
  site.redeploy(newBuild)
  site.misbehave(path => (path === '/display.js' ? 'fallback' : undefined))
  expect(await lookForUpdate(page)).toBe('redundant')
  expect((await keptFiles(page)).wrong).toEqual([])

  // What was there before serves, with all that it had.
  await page.reload()
  await expect(page.getByRole('textbox', { name: say('Add a task') })).toBeVisible()
  expect(await buildOf(page)).toBe('1')
  expect((await keptFiles(page)).count).toBeGreaterThanOrEqual(files.count)

  site.misbehave()
  expect(await lookForUpdate(page)).toBe('installed')
  await page.getByRole('button', { name: say('Update') }).click()
  await expect.poll(() => buildOf(page)).toBe('2')
  expect((await keptFiles(page)).wrong).toEqual([])
  site.stop()
})
