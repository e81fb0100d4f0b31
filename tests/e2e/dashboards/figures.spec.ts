import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { workerOf } from '#tests/support/browser/worker.ts'
import { failCalls } from '#tests/support/servers/fail-calls.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { reloadOffline } from '#tests/support/variants.ts'

const main = (page: Page) => page.getByRole('main')

/** Returns the text of a file that a button downloads. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return readFile(await file.path(), 'utf8')
}

test.describe('in Vietnamese at 390 px', () => {
  test.use({ viewport: { width: 390, height: 780 } })

  test('a chart is read by keys and as a table, and bought coins are still in the wallet offline', async ({
    page,
    say,
  }) => {
    await open(page, 'dashboards/analytics')
    const visitors = main(page).getByRole('figure', { name: say('Visitors'), exact: true })
    const chart = visitors.getByRole('slider')
    await chart.focus()
    await page.keyboard.press('Home')
    await expect(chart).toHaveAttribute('aria-valuenow', '0')
    await page.keyboard.press('ArrowRight')
    await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(say('Last year')))
    await visitors.getByRole('button', { name: say('Last year') }).click()
    await expect(chart).not.toHaveAttribute('aria-valuetext', new RegExp(say('Last year')))
    await main(page).getByText(say('Month'), { exact: true }).click()
    await expect(page).toHaveURL(/period=month/)
    await visitors.getByRole('button', { name: say('Show as a table') }).click()
    await expect(visitors.getByRole('row')).toHaveCount(12)

    await page.goto('dashboards/crypto')
    await main(page)
      .getByLabel(say('Amount in {iso}', { iso: 'BTC' }))
      .fill('0,1')
    await expect(main(page).getByLabel(say('Amount in US dollars'))).toHaveValue(/^[5-6]\d{3}(,\d+)?$/)
    await main(page)
      .getByRole('button', { name: say('Buy {iso}', { iso: 'BTC' }) })
      .click()
    await expect(main(page).getByText('0,1841', { exact: true })).toBeVisible()
    await reloadOffline(page)
    await expect(main(page).getByText('0,1841', { exact: true })).toBeVisible()
  })
})

test.describe('in English at 1280 px', () => {
  test.use({ language: 'en', viewport: { width: 1280, height: 800 } })

  test('@long transactions are sorted, a project is switched, and the figures are downloaded', async ({
    page,
    say,
  }) => {
    await open(page, 'dashboards/finance')
    const table = main(page).getByRole('table').filter({ hasText: 'GD-28412' })
    const amount = table.getByRole('columnheader', { name: say('Amount') })
    await amount.getByRole('button').click()
    await expect(amount).toHaveAttribute('aria-sort', 'ascending')
    await expect(table.getByRole('row').nth(1)).toContainText('20,520,000')
    await amount.getByRole('button').click()
    await expect(page).toHaveURL(/by=amount&direction=desc/)
    await expect(table.getByRole('row').nth(1)).toContainText('14,700,000')
    await main(page)
      .getByRole('button', { name: say('Actions for {statement}', { statement: 'Current statement' }) })
      .click()
    const statement = await downloaded(page, () =>
      page.getByRole('menuitem', { name: say('Download CSV') }).click(),
    )
    expect(statement).toContain('21480000')

    await page.goto('dashboards/project')
    await main(page)
      .getByRole('combobox', { name: say('Project') })
      .click()
    await page.getByRole('option', { name: 'Online shop' }).click()
    await expect(page).toHaveURL(/project=online/)
    await main(page)
      .getByRole('link', { name: say('Budget') })
      .click()
    await expect(page).toHaveURL(/tab=budget/)
    await expect(main(page).getByRole('row', { name: /37,800,000/ })).toBeVisible()
    const project = await downloaded(page, () =>
      main(page)
        .getByRole('button', { name: say('Download CSV') })
        .click(),
    )
    expect(project).toContain(say('Issues by day'))
    await page.goBack()
    await expect(main(page).getByRole('link', { name: say('Overview') })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await page.goto('dashboards/project?project=none')
    await expect(page.getByText(say('There is nothing at this address'))).toBeVisible()
  })

  test('@long prices move by themselves, also after the worker was stopped, and a failed purchase keeps its amount', async ({
    page,
    say,
  }) => {
    await open(page, 'dashboards/crypto?coin=eth')
    const chart = main(page).getByRole('figure', { name: 'Ethereum' }).getByRole('slider')
    const newer = () => chart.getAttribute('aria-valuemax').then(Number)
    const before = await newer()
    await expect.poll(newer).toBeGreaterThan(before)
    await (await workerOf(page)).stop()
    const stopped = await newer()
    await expect.poll(newer, { timeout: 30_000 }).toBeGreaterThan(stopped)

    const field = main(page).getByLabel(say('Amount in US dollars'))
    await field.fill('100')
    await failCalls(page, 'dashboards/crypto', true, 'POST')
    const buy = main(page).getByRole('button', { name: say('Buy {iso}', { iso: 'BTC' }) })
    await buy.click()
    await expect(page.locator('#toasts')).toContainText(/\S/)
    await expect(field).toHaveValue('100')
    await field.fill('1000000')
    await expect(buy).toBeDisabled()
  })
})
