import type { Page } from '@playwright/test'
import type { SampleProgress } from '#src/contract/sample.ts'
import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { workerOf } from '#tests/support/browser/worker.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { expect, open, test } from '#tests/support/test.ts'

// The files for offline use are installed before they are needed.
test.use({ fullInstall: true })

const countOf = (page: Page, name: string) =>
  page
    .locator('dl div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')

test.describe('in Vietnamese on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the sample is filled up to 1,000 rows per table, is available offline, and is reset', async ({
    page,
    context,
    say,
  }) => {
    await open(page, '/main/admin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Administration'))
    await expect(page.getByText('chau@outpost.example')).toBeVisible()
    const delivery = page.getByRole('combobox', { name: `${say('Delivery')}, ${say('Owner')}` })
    await expect(delivery).toHaveText(say('Edit'))
    await delivery.click()
    await page.getByRole('option', { name: say('View') }).click()
    await expect(delivery).toHaveText(say('View'))
    await expect(countOf(page, say('Contacts'))).toHaveText('100')

    await page.getByRole('button', { name: say('Fill up') }).click()
    // The server sends the labels.
    for (const name of ['Danh bạ', 'Sản phẩm', 'Thư', 'Công việc'])
      await expect(countOf(page, name)).toHaveText('1.000')

    await everyFileKept(page)
    await context.setOffline(true)
    await page.reload()
    await expect(countOf(page, say('Contacts'))).toHaveText('1.000')
    await context.setOffline(false)

    await page.getByRole('button', { name: say('Reset the sample data') }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(countOf(page, say('Contacts'))).toHaveText('1.000')
    await page.getByRole('button', { name: say('Reset the sample data') }).click()
    await page.getByRole('button', { name: say('Reset everything') }).click()
    await expect(countOf(page, say('Contacts'))).toHaveText('100')
    await expect(page.getByText(say('Everything is as on the first day.'))).toBeVisible()
  })
})

test.describe('in English on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, language: 'en' })

  test('@long after the worker was stopped, the scale continues from the same row', async ({ page, say }) => {
    await open(page, '/main/admin')
    await expect(page.getByRole('heading', { name: say('What each group may do') })).toBeVisible()
    const body = { count: 10_000 }
    const before = await sendTo<SampleProgress>(page, 'POST', '/api/admin/sample/scale', body)
    const worker = await workerOf(page)
    await worker.stop()
    const after = await sendTo<SampleProgress>(page, 'GET', '/api/admin/sample/progress')
    expect(after).toEqual(before)
    expect(after.scale?.done).toBeGreaterThan(0)
    expect(after.scale?.done).toBeLessThan(after.scale?.total ?? 0)

    await page.reload()
    await expect(page.getByText(/^Stopped at/)).toBeVisible()
    await page.getByRole('button', { name: say('Go on') }).click()
    await expect(page.getByRole('progressbar', { name: say('Rows written') })).toBeVisible()
    await expect(page.getByText(/rows$/)).toBeVisible()
    await page.getByRole('button', { name: say('Stop') }).click()
    await expect(page.getByRole('button', { name: say('Go on') })).toBeVisible()
    expect(
      (await sendTo<SampleProgress>(page, 'GET', '/api/admin/sample/progress')).scale?.done,
    ).toBeGreaterThan(after.scale?.done ?? 0)
  })
})
