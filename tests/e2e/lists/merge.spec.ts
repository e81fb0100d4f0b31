import type { Partner } from '#src/contract/shop/partners.ts'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { expect, open } from '#tests/support/test.ts'
import { eachVariant } from '#tests/support/variants.ts'

const fields = { address: '', taxCode: '', group: '', creditLimit: 0, active: true }

eachVariant(({ testIn }) => {
  testIn(0)('@long two customers with the same number are merged after a question', async ({ page, say }) => {
    await open(page, 'main/list/customer')
    for (const [name, code] of [
      ['Đặng Thị Thử', 'KH-901'],
      ['Chị Thử', ''],
    ])
      await sendTo(page, 'POST', '/api/shop/partners/customers', {
        id: crypto.randomUUID(),
        partner: { ...fields, name, code, phone: '0901 234 567' },
      })
    await page.reload()
    const main = page.getByRole('main')
    await main.getByRole('searchbox').fill('thu')
    await expect(main.locator('[data-row]').filter({ hasText: 'Chị Thử' })).toHaveCount(1)
    await main.getByRole('button', { name: say('More actions') }).click()
    await page.getByRole('menuitem', { name: say('Find duplicates') }).click()
    const dialog = page.getByRole('dialog', { name: say('Find duplicates') })
    await expect(dialog.getByText(say('Same number'))).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await dialog.getByText('Chị Thử').last().click()
    await dialog.getByRole('button', { name: say('Merge'), exact: true }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Chị Thử')
    await question.getByRole('button', { name: say('Merge'), exact: true }).click()
    await expect(dialog.getByText(say('There are no duplicates'))).toBeVisible()
    const { rows } = await sendTo<{ rows: Partner[] }>(page, 'GET', '/api/shop/partners/customers?search=thu')
    expect(rows.filter(({ phone }) => phone === '0901 234 567')).toMatchObject([
      { name: 'Chị Thử', code: 'KH-901' },
    ])
  })
})
