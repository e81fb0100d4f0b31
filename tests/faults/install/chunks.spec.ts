import { anotherTab } from '#tests/support/browser/another-tab.ts'
import { buildOf, laterFiles, lookForUpdate } from '#tests/support/browser/app-files.ts'
import { anotherBuild, deploy } from '#tests/support/servers/site.ts'
import { expect, signIn, test } from '#tests/support/test.ts'

test.use({ checksReplies: false, expectedErrors: /Failed to fetch|Missing chunk/ })

const isLater = laterFiles()

/** A build after whose deployment the later scripts of the first build are gone. */
const next = anotherBuild({
  '/index.html': page => page.replace('<head>', '<head><meta name="build" content="2">'),
})

test('row 8: after an update in another tab, a script that is gone does not lose typed text; the page reloads once', async ({
  page,
  say,
}) => {
  const site = await deploy()
  await signIn(page, '/apps/tasks', site.url)
  const other = await anotherTab(page)
  await other.goto(`${site.url}apps/tasks`)
  await other.getByRole('textbox', { name: say('Add a task') }).fill('Chữ đang gõ dở')
  let loads = 0
  other.on('load', () => loads++)

  site.redeploy(next)
  site.misbehave(path => (isLater(path) ? 'missing' : undefined))
  await lookForUpdate(page)
  await page.getByRole('button', { name: say('Update') }).click()
  await expect.poll(() => buildOf(page)).toBe('2')
  await expect.poll(() => buildOf(other)).toBe('2')
  await expect(other.getByRole('textbox', { name: say('Add a task') })).toHaveValue('Chữ đang gõ dở')

  // A screen whose script is on no host and not on the device is reported, and comes when the host has it.
  await other.getByRole('link', { name: say('Contacts') }).click()
  await expect(other.getByText(say('This page is not on the device yet'))).toBeVisible()
  site.misbehave()
  await expect(other.getByRole('heading', { level: 1, name: say('Contacts') })).toBeVisible()
  expect(loads).toBe(1)
  site.stop()
})
