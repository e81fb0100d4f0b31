import { buildOf, keptFiles, lookForUpdate } from '#tests/support/app-files.ts'
import { anotherBuild, deploy } from '#tests/support/site.ts'
import { expect, signIn, test } from '#tests/support/test.ts'

test.use({ checksReplies: false })

/** A build with one new file among those of the first screens. */
const newBuild = anotherBuild({
  '/index.html': page => page.replace('<head>', '<head><meta name="build" content="2">'),
  '/display.js': script => `${script}\n// new\n`,
})

test('row 11: on a host that returns the app’s page for a missing file, the incomplete new build is refused', async ({
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

  // It is shown in the status, and can be retried.
  const chip = (word: string) =>
    page.getByRole('button', { name: say('This device: {word}', { word: say(word) }) })
  await chip('Update failed').click()
  const panel = page.getByRole('dialog', { name: say('This device') })
  const words = panel.getByText(say('The new version could not be loaded; this one goes on working'))
  await expect(words).toBeVisible()
  await panel.getByRole('button', { name: say('Try again') }).click()
  await expect(words).toHaveCount(0)
  await expect(words).toBeVisible()
  await page.keyboard.press('Escape')

  // The earlier version still works, with all its files.
  await page.reload()
  await expect(page.getByRole('textbox', { name: say('Add a task') })).toBeVisible()
  expect(await buildOf(page)).toBe('1')
  expect((await keptFiles(page)).count).toBeGreaterThanOrEqual(files.count)

  expect(await lookForUpdate(page)).toBe('redundant')
  await chip('Update failed').click()
  site.misbehave()
  await panel.getByRole('button', { name: say('Try again') }).click()
  await panel.getByRole('button', { name: say('Update') }).click()
  await expect.poll(() => buildOf(page)).toBe('2')
  expect((await keptFiles(page)).wrong).toEqual([])
  site.stop()
})
