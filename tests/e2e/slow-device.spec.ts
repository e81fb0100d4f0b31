import type { Page } from '@playwright/test'
import { buildOf, lookForUpdate } from '#tests/support/browser/app-files.ts'
import { limitStorage, slowDownProcesses } from '#tests/support/browser/slow-device.ts'
import { deploy, secondBuild } from '#tests/support/servers/site.ts'
import { test as base, expect, sample } from '#tests/support/test.ts'

/** A phone with little of everything. */
const phone = {
  viewport: { width: 360, height: 740 },
  slowerBy: 6,
  storageBytes: 64 * 2 ** 20,
  /** 3G. */
  speed: { bytesPerSecond: 200_000, latencyMs: 300 },
}

/** Each step of this journey takes longer than on other devices. */
const PATIENCE_MS = 120_000

/** A file of the first screens that the page itself does not request. */
const needed = '/seed/navigation.json'

const test = base.extend<{ slowProcesses: void }>({
  slowProcesses: [
    async ({ browser }, use) => {
      const end = await slowDownProcesses(browser, phone.slowerBy)
      await use()
      await end()
    },
    { auto: true },
  ],
})

test.use({
  installed: false,
  checksReplies: false,
  fullInstall: true,
  viewport: phone.viewport,
  actionTimeout: PATIENCE_MS,
})

const isControlled = (page: Page) => page.evaluate(() => Boolean(navigator.serviceWorker.controller))

test('@long on a slow and small device nothing typed is lost: first visit, sign-in, first write, update', async ({
  page,
  say,
}) => {
  test.setTimeout(480_000)
  const patient = expect.configure({ timeout: PATIENCE_MS })
  const site = await deploy()
  site.slowDown(phone.speed)
  // Before anything is stored, because the browser caches the quota for a while.
  await page.goto(`${site.url}icons/mark.svg`)
  const storage = await limitStorage(page, site.url, phone.storageBytes)
  let loads = 0
  page.on('load', () => loads++)

  // The first visit leads to the sign-in page, which can be used while the worker is installed.
  site.misbehave(path => (path === needed ? 'hang' : undefined))
  await page.goto(`${site.url}apps/notes`, { timeout: PATIENCE_MS })
  const [email, password] = [page.locator('input[type=email]'), page.locator('input[type=password]')]
  await email.pressSequentially(sample.email)
  await password.pressSequentially(sample.password)
  const preparing = page.getByText(say('Preparing this device'))
  await patient(preparing).toBeVisible()
  const send = page.locator('form button[type=submit]')
  await send.click()
  await patient(send).toHaveAttribute('aria-busy', 'true')
  expect(await isControlled(page)).toBe(false)
  await expect(email).toHaveValue(sample.email)
  await expect(password).toHaveValue(sample.password)
  site.misbehave()

  // The requested address opens, without a reload.
  await page.waitForURL('**/apps/notes', { timeout: PATIENCE_MS })
  await expect(preparing).toHaveCount(0)
  expect(loads).toBe(1)

  const composer = page.getByRole('textbox', { name: say('Write a note'), exact: true })
  const note = page.getByRole('main').getByRole('link', { name: 'Ghi chú đầu tiên', exact: true })
  await composer.fill('Ghi chú đầu tiên')
  await composer.press('Enter')
  await patient(note).toBeVisible()
  await page.reload({ timeout: PATIENCE_MS })
  await patient(note).toBeVisible()

  // A new version is installed beside the old one, and waits for the user.
  await composer.fill('Chưa gửi')
  site.redeploy(secondBuild)
  expect(await lookForUpdate(page)).toBe('installed')
  await page.getByRole('button', { name: say('Update') }).click()
  await patient.poll(() => buildOf(page)).toBe('2')
  await patient(note).toBeVisible()
  await patient(composer).toHaveValue('Chưa gửi')
  const { quota, usage } = await storage()
  expect(quota).toBe(phone.storageBytes)
  expect(usage).toBeLessThan(phone.storageBytes)
  site.stop()
})
