import type { Page } from '@playwright/test'
import { buildOf, keptFiles, lookForUpdate } from '#tests/support/browser/app-files.ts'
import { anotherBuild, deploy } from '#tests/support/servers/site.ts'
import { expect, settled, signIn, test } from '#tests/support/test.ts'

test.use({ checksReplies: false })

/** A build with one new file among those of the first screens. */
const newBuild = anotherBuild({
  '/index.html': page => page.replace('<head>', '<head><meta name="build" content="2">'),
  '/display.js': script => `${script}\n// new\n`,
})

/** A device on which an update has failed, because the host sent its page instead of one file. */
async function afterFailedUpdate(page: Page) {
  const site = await deploy()
  await signIn(page, '/apps/tasks', site.url)
  const files = await keptFiles(page)
  site.redeploy(newBuild)
  site.misbehave(path => (path === '/display.js' ? 'fallback' : undefined))
  expect(await lookForUpdate(page)).toBe('redundant')
  expect((await keptFiles(page)).wrong).toEqual([])
  return { site, files }
}

test('row 11: on a host that returns the app’s page for a missing file, the incomplete new build is refused, and can be retried', async ({
  page,
  say,
}) => {
  const { site } = await afterFailedUpdate(page)
  await page.getByRole('button', { name: say('This device: {word}', { word: say('Update failed') }) }).click()
  const panel = page.getByRole('dialog', { name: say('This device') })
  const words = panel.getByText(say('The new version could not be loaded; this one goes on working'))
  await expect(words).toBeVisible()
  await panel.getByRole('button', { name: say('Try again') }).click()
  await expect(words).toHaveCount(0)
  await expect(words).toBeVisible()

  site.misbehave()
  await panel.getByRole('button', { name: say('Try again') }).click()
  await panel.getByRole('button', { name: say('Update') }).click()
  await expect.poll(() => buildOf(page)).toBe('2')
  await settled(page)
  expect((await keptFiles(page)).wrong).toEqual([])
  site.stop()
})

test('row 11: after an incomplete new build was refused, the earlier one still works with all its files', async ({
  page,
  say,
}) => {
  const { site, files } = await afterFailedUpdate(page)
  await page.reload()
  await expect(page.getByRole('textbox', { name: say('Add a task') })).toBeVisible()
  expect(await buildOf(page)).toBe('1')
  expect((await keptFiles(page)).count).toBeGreaterThanOrEqual(files.count)
  expect(await lookForUpdate(page)).toBe('redundant')
  site.stop()
})
