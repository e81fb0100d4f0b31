import { expect, open, test } from '#tests/support/test.ts'
import { reloadOffline } from '#tests/support/variants.ts'

test.describe('in Vietnamese at 390 px', () => {
  test.use({ viewport: { width: 390, height: 780 } })

  test('@long the code of a piece is shown, an icon is found, and the set still works offline', async ({
    page,
    say,
  }) => {
    await open(page, 'ui/kit')
    await expect(page).toHaveURL(/ui\/material-components$/)
    const title = say('Kinds')
    await page.getByRole('button', { name: say('Show the code: {title}', { title }), exact: true }).click()
    await expect(page.getByRole('region', { name: say('The code: {title}', { title }) })).toContainText(
      'export const ButtonKinds',
    )

    await page.goto('ui/icons/feather')
    await page.getByLabel(say('Search the icons')).fill('arrow up')
    await expect(page.getByRole('button', { name: 'arrow-up', exact: true })).toBeVisible()
    await expect(page).toHaveURL(/q=arrow/)
    await reloadOffline(page)
    await expect(page.getByRole('button', { name: 'arrow-up', exact: true })).toBeVisible()
    const drawings = await page.evaluate(async () => (await fetch('/icons/feather.svg')).text())
    expect(drawings).toContain('id="arrow-up"')
  })
})

test.describe('in English at 1280 px', () => {
  test.use({ language: 'en', viewport: { width: 1280, height: 800 } })

  test('@long a table keeps its order after a reload, and a question says what was answered', async ({
    page,
    say,
  }) => {
    await open(page, 'ui/datatable')
    await page.getByRole('button', { name: say('Amount') }).click()
    await expect(page).toHaveURL(/column=amount/)
    await page.reload()
    await expect(page.getByRole('columnheader', { name: say('Amount') })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )

    await page.goto('ui/confirmation-dialog')
    await page.getByRole('button', { name: say('Ask first') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Delete 3 contacts') })
      .click()
    await expect(page.getByText(say('3 contacts were deleted'))).toBeVisible()
  })

  test('@long a guide is found, and a call of the reference returns its reply', async ({ page, say }) => {
    await open(page, 'docs/guides')
    await page.getByLabel(say('Search the guides')).fill('nginx')
    await page.getByRole('link', { name: 'Install', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible()

    await page.goto('docs/api?call=tasks.list')
    const drawer = page.getByRole('dialog', { name: 'tasks.list' })
    await drawer.getByRole('button', { name: say('Send') }).click()
    await expect(drawer.getByRole('region', { name: say('The reply') })).toContainText('"completed"')
  })
})
