import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { lostRows } from '#tests/devices/kept-rows.ts'
import { readDatabase } from '#tests/devices/raw-database.ts'
import { anotherTab } from '#tests/support/browser/another-tab.ts'
import { begin, olderDatabase } from '#tests/support/browser/older-database.ts'
import { deploy, secondBuild } from '#tests/support/servers/site.ts'
import { expect, signIn, test } from '#tests/support/test.ts'

// The rows of the older database may differ from the contract.
test.use({ checksReplies: false })

const removePoison = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('outpost')
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('guideCategories', 'readwrite')
          writing.objectStore('guideCategories').delete('poison')
          writing.addEventListener('complete', () => resolve())
          opening.result.close()
        })
      }),
  )

test('row 19: a failed upgrade is reported; the data can be saved, and is available again when the cause is removed', async ({
  page,
  say,
}) => {
  const older = olderDatabase({ isPoisoned: true })
  await begin(page, older)
  await page.goto('apps/tasks')
  const problem = page.getByRole('alertdialog')
  await expect(problem.getByRole('heading')).toHaveText(say('Your data does not fit this version yet'))

  const downloading = page.waitForEvent('download')
  await problem.getByRole('button', { name: say('Save what is here') }).click()
  const download = await downloading
  const saved = JSON.parse(gunzipSync(readFileSync(await download.path())).toString())
  expect([saved.app, saved.schema]).toEqual(['outpost', 1])
  expect(saved.tables.tasks).toEqual(older.rows.tasks)
  expect(saved.tables.guideCategories).toEqual(older.rows.guideCategories)

  await problem.getByRole('button', { name: say('Try again') }).click()
  await expect(problem.getByRole('button', { name: say('Try again') })).not.toHaveAttribute('aria-busy')
  await expect(problem).toBeVisible()
  expect(lostRows(older, await page.evaluate(readDatabase, 'outpost'))).toEqual({})

  await removePoison(page)
  await problem.getByRole('button', { name: say('Try again') }).click()
  await expect(problem).toHaveCount(0)
  await signIn(page, '/apps/tasks')
  await expect(page.getByText('Việc của tôi')).toBeVisible()
})

test('row 19: a release that fixes a failed upgrade can be installed from that page', async ({
  page,
  say,
}) => {
  const site = await deploy()
  await begin(page, olderDatabase({ isPoisoned: true }), site.url)
  await page.goto(`${site.url}sign-in/outpost`)
  const problem = page.getByRole('alertdialog')
  await expect(problem.getByRole('heading')).toHaveText(say('Your data does not fit this version yet'))
  site.redeploy(secondBuild)
  const take = problem.getByRole('button', { name: say('Take the new version') })
  // A check for updates that began before the deployment finds the old version.
  await expect(async () => {
    await problem.getByRole('button', { name: say('Try again') }).click()
    await expect(take).toBeVisible({ timeout: 5000 })
  }).toPass()
  await removePoison(page)
  await take.click()
  await expect(page.locator('meta[name=build]')).toHaveAttribute('content', '2')
  await signIn(page, '/apps/tasks', site.url)
  await expect(page.getByText('Việc của tôi')).toBeVisible()
  site.stop()
})

test('row 17: an upgrade that another tab blocks is reported, and continues when that tab is closed', async ({
  page,
  say,
}) => {
  await begin(page, olderDatabase())
  const other = await anotherTab(page)
  await other.goto('icons/mark.svg')
  await other.evaluate(
    () =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('outpost')
        opening.addEventListener('success', () => {
          Reflect.set(window, 'held', opening.result)
          resolve()
        })
      }),
  )
  await page.goto('sign-in/outpost')
  const problem = page.getByRole('alertdialog')
  await expect(problem.getByRole('heading')).toHaveText(say('Close the other tabs of Outpost'))
  await other.close()
  await expect(problem).toHaveCount(0)
  await signIn(page, '/apps/tasks')
  await expect(page.getByText('Việc của tôi')).toBeVisible()
})
