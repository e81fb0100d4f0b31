import type { Page } from '@playwright/test'
import { anotherTab } from '#tests/support/browser/another-tab.ts'
import { laterFiles } from '#tests/support/browser/app-files.ts'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { lineOf, sendTo, storedTasks } from '#tests/support/data/tasks.ts'
import { deploy } from '#tests/support/servers/site.ts'
import { expect, open, settled, signIn, test } from '#tests/support/test.ts'
import { eachVariant } from '#tests/support/variants.ts'

// The files for offline use are installed before they are needed.
test.use({ fullInstall: true, shopDays: 0 })

const title = 'So giá túi giấy ba nhà cung cấp'
const titles = async (page: Page) => (await storedTasks(page)).map(task => task.title)

eachVariant(({ testIn }) => {
  testIn(1)(
    'a backup restores all data, and the restore can be undone',
    async ({ page, context, language, say }) => {
      await open(page, 'main/console')
      await page
        .getByRole('button', { name: say('This device: {word}', { word: say('Saved on this device') }) })
        .click()
      const panel = page.getByRole('dialog', { name: say('This device') })
      await expect(panel).toContainText(say('Ready: everything works without a network'))
      await expect(panel).toContainText(say('None yet: should this device be lost, so is what is on it'))
      await panel.getByRole('link', { name: say('Back up') }).click()
      await expect(page).toHaveURL(/device=backup/)

      const dialog = page.getByRole('dialog', { name: say('Backup') })
      const before = await titles(page)
      const downloading = page.waitForEvent('download')
      await dialog.getByRole('button', { name: say('Save a backup') }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toMatch(/^outpost-\d{4}-\d\d-\d\d\.json\.gz$/)
      const file = await download.path()

      await sendTo(page, 'POST', '/api/apps/tasks/task', { task: { title: 'Sau khi sao lưu' } })
      const changed = await titles(page)
      expect(changed).not.toEqual(before)
      const second = await anotherTab(page)
      await second.goto('apps/tasks')
      await expect(lineOf(second, 'Sau khi sao lưu')).toBeVisible()

      const question = page.getByRole('alertdialog')
      await dialog.getByLabel(say('Backup file')).setInputFiles(file)
      await question.getByRole('button', { name: say('Cancel') }).click()
      await expect(question).toHaveCount(0)

      // Offline: a backup needs only this device, which has the code of the question now.
      await context.setOffline(true)
      await dialog.getByLabel(say('Backup file')).setInputFiles(file)
      // The file has been inspected before the question.
      await expect(question).toContainText(
        language === 'vi' ? `${before.length} việc` : `${before.length} tasks`,
      )
      await question.getByRole('button', { name: say('Restore'), exact: true }).click()
      await expect(page.locator('#toasts').getByText(say('Restored'))).toBeVisible()
      expect(await titles(page)).toEqual(before)
      await expect(lineOf(second, 'Sau khi sao lưu')).toHaveCount(0)

      await dialog.getByRole('button', { name: say('Take back') }).click()
      await expect(lineOf(second, 'Sau khi sao lưu')).toBeVisible()
      expect(await titles(page)).toEqual(changed)
      await expect(dialog.getByRole('button', { name: say('Take back') })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(/main\/console$/)
    },
  )
})

test('data that could not be saved is reported, stays, is retried and discarded', async ({ page, say }) => {
  await open(page, 'apps/tasks/task-3-3')
  const notes = page.getByRole('textbox', { name: say('Notes') })
  const status = page
    .getByRole('status')
    .filter({ hasText: say('Failed') })
    .first()
  /** Makes writes fail as on a full disk, until the page is loaded again. */
  const fill = () =>
    page.evaluate(() => {
      const send = fetch
      window.fetch = (url, request) =>
        request?.method === 'PATCH' ? Promise.resolve(Response.json({}, { status: 507 })) : send(url, request)
    })
  await fill()
  await notes.fill('Gọi luật sư trước')
  await expect(status).toBeAttached()
  const chip = page.getByRole('button', { name: say('This device: {word}', { word: say('Failed') }) })
  await chip.click()
  const panel = page.getByRole('dialog', { name: say('This device') })
  await expect(panel).toContainText('Gọi luật sư trước')
  expect(await axeViolations(page, '[role=dialog]')).toEqual([])
  const downloading = page.waitForEvent('download')
  await panel.getByRole('button', { name: say('Export as a text file') }).click()
  expect((await downloading).suggestedFilename()).toBe('outpost-unsaved.txt')

  // On another screen the data still counts as unsaved; a retry opens its field, which saves it.
  await page.goto('main/console')
  await settled(page)
  await chip.click()
  await panel.getByRole('button', { name: say('Try again') }).click()
  await expect(page).toHaveURL(/tasks\/task-3-3$/)
  await expect(notes).toHaveValue('Gọi luật sư trước')
  await expect
    .poll(async () => (await storedTasks(page)).find(({ id }) => id === 'task-3-3')?.notes)
    .toBe('Gọi luật sư trước')
  await expect(status).toHaveCount(0)

  await fill()
  await notes.fill('Không cần nữa')
  await expect(status).toBeAttached()
  await chip.click()
  await panel.getByRole('button', { name: say('Discard') }).click()
  await expect(status).toHaveCount(0)
  await expect(notes).toHaveValue('Gọi luật sư trước')
})

test('installation is offered once, after the first write', async ({ page, say }) => {
  await open(page, 'apps/tasks')
  // The browser decides when it offers the installation; the test simulates it.
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt'), {
      prompt: () => Promise.resolve({ outcome: 'dismissed' }),
    })
    dispatchEvent(offer)
  })
  const offer = page.getByRole('status').filter({ hasText: say('Keep Outpost at hand') })
  await lineOf(page, title).waitFor()
  const device = page.getByRole('button', {
    name: say('This device: {word}', { word: say('Saved on this device') }),
  })
  await device.click()
  await expect(page.getByRole('dialog').getByRole('button', { name: say('Install') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offer).toHaveCount(0)
  await lineOf(page, title).getByRole('checkbox').check()
  await offer.getByRole('button', { name: say('Not now') }).click()
  await expect(offer).toHaveCount(0)
  await lineOf(page, title).getByRole('checkbox').uncheck()
  await device.click()
  await expect(page.getByRole('dialog').getByRole('button', { name: say('Install') })).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test.describe('before the whole app is installed', () => {
  // A copied profile has more files than a first visit. The schemas that check replies would also be missing.
  test.use({ installed: false, fullInstall: false, checksReplies: false, expectedErrors: /Missing chunk/ })

  test('a missing chunk is reported, the rest of the screen stays, and the chunk loads when the network is back', async ({
    page,
    context,
    say,
  }) => {
    await open(page, 'apps/mailbox/inbox')
    await context.setOffline(true)
    await page.getByRole('button', { name: say('Compose') }).click()
    const missing = 'This part of the app is not on the device yet. It comes with the network.'
    await expect(page.getByText(say(missing))).toBeVisible()
    const letter = page.getByRole('dialog', { name: say('Mail being written') })
    const subject = letter.getByRole('textbox', { name: say('Subject') })
    await subject.fill('Lịch ca')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(false)
    await expect(letter.getByRole('textbox', { name: say('Text') })).toBeVisible()
    await expect(subject).toHaveValue('Lịch ca')
  })

  test('@long a missing screen is reported, after a link and at its address, and loads when the network is back', async ({
    page,
    context,
    say,
  }) => {
    await open(page, 'apps/tasks')
    const missing = page.getByText(say('This page is not on the device yet'))
    const heading = (name: string) => page.getByRole('heading', { level: 1, name: say(name) })
    await context.setOffline(true)
    await page.getByRole('link', { name: say('Contacts') }).click()
    await expect(missing).toBeVisible()
    await context.setOffline(false)
    await expect(heading('Contacts')).toBeVisible()

    await context.setOffline(true)
    await page.goto('apps/notes')
    await expect(missing).toBeVisible()
    await context.setOffline(false)
    await expect(heading('Notes')).toBeVisible()
  })

  test('@long a missing screen loads by itself, although the browser does not report that the network is back', async ({
    page,
    say,
  }) => {
    const site = await deploy()
    await signIn(page, '/apps/tasks', site.url)
    const isLater = laterFiles()
    site.misbehave(path => (isLater(path) ? 'missing' : undefined))
    await page.getByRole('link', { name: say('Contacts') }).click()
    await expect(page.getByText(say('This page is not on the device yet'))).toBeVisible()
    site.misbehave()
    await expect(page.getByRole('heading', { level: 1, name: say('Contacts') })).toBeVisible()
    site.stop()
  })
})
