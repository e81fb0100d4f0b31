import type { Locator, Page } from '@playwright/test'
import { textFile, tileOf, uploadBy } from '#tests/support/data/files.ts'
import { expect, open, test } from '#tests/support/test.ts'

/** The middle of an element, in px of the window. */
async function middleOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 20, start.y + 10)
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await expect(to).toHaveAttribute('data-over', 'true')
  await page.mouse.up()
}

/** Presses Undo in the newest notification with a text. Older ones may still be shown. */
const undo = (page: Page, text: string, name: string) =>
  page.locator('#toasts [data-kind]').filter({ hasText: text }).last().getByRole('button', { name }).click()

const moved = '“{name}” moved to “{folder}”'

test.describe('en at 1280 px', () => {
  test.use({ language: 'en', viewport: { width: 1280, height: 800 } })

  test('@long items are dragged onto a folder and the path, with a question and undo', async ({
    page,
    viewport,
    say,
  }) => {
    // High enough for all tiles.
    await page.setViewportSize({ width: viewport?.width ?? 0, height: 1400 })
    await open(page, 'apps/file-manager')
    await uploadBy(page, say('Upload'), [textFile('Ca.txt'), textFile('Quầy.txt')])
    await expect(tileOf(page, 'Quầy.txt')).toBeVisible()
    await page
      .getByRole('region', { name: say('Uploads') })
      .getByRole('button', { name: say('Close') })
      .click()

    await drag(page, tileOf(page, 'Ca.txt'), tileOf(page, 'Hoá đơn'))
    await expect(tileOf(page, 'Ca.txt')).toHaveCount(0)
    await undo(page, say(moved, { name: 'Ca.txt', folder: 'Hoá đơn' }), say('Undo'))
    await expect(tileOf(page, 'Ca.txt')).toBeVisible()

    // Both of the selected ones go, by the one that is dragged.
    for (const name of ['Ca.txt', 'Quầy.txt'])
      await tileOf(page, name)
        .getByRole('link')
        .click({ modifiers: ['Control'] })
    const chosen = page.locator('[data-row]').filter({ hasText: 'Ca.txt' })
    await drag(page, chosen, tileOf(page, 'Hoá đơn'))
    await expect(page.locator('[data-row]').filter({ hasText: 'Quầy.txt' })).toHaveCount(0)
    await uploadBy(page, say('Upload'), [textFile('Ca.txt', 'mới')])
    await expect(tileOf(page, 'Ca.txt')).toBeVisible()

    await tileOf(page, 'Hoá đơn').getByRole('link').click()
    const path = page
      .getByRole('navigation', { name: say('You are here') })
      .getByRole('link')
      .first()
    await drag(page, tileOf(page, 'Ca.txt'), path)
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Ca.txt')
    await question.getByRole('button', { name: say('Replace') }).click()
    await expect(tileOf(page, 'Ca.txt')).toHaveCount(0)
    await undo(page, say(moved, { name: 'Ca.txt', folder: say('All files') }), say('Undo'))
    await expect(tileOf(page, 'Ca.txt')).toBeVisible()
    await path.click()
    await expect(tileOf(page, 'Hoá đơn')).toBeVisible()
    await expect(tileOf(page, 'Ca.txt')).toHaveCount(1)
  })

  test('@long a folder is chosen for a move and for a copy, but never one inside of what is moved', async ({
    page,
    paneRole,
    say,
  }) => {
    await open(page, 'apps/file-manager')
    await uploadBy(page, say('Upload'), [textFile('Ca.txt')])
    await tileOf(page, 'Ca.txt').getByRole('link').focus()
    await page.keyboard.press('c')
    const copying = page.getByRole('dialog', { name: say('Copy to…') })
    await copying.getByRole('searchbox').fill('hoa don')
    await copying.getByRole('radio', { name: 'Hoá đơn' }).check()
    await copying.getByRole('button', { name: say('Copy here') }).click()
    await expect(page.locator('#toasts')).toContainText('Hoá đơn')
    await expect(tileOf(page, 'Ca.txt')).toBeVisible()

    await tileOf(page, 'Ca.txt').getByRole('link').focus()
    await page.keyboard.press('m')
    const moving = page.getByRole('dialog', { name: say('Move to…') })
    await expect(moving.getByRole('radio', { name: say('All files') })).toBeDisabled()
    await moving.getByRole('radio', { name: 'Hoá đơn' }).check()
    await moving.getByRole('button', { name: say('Move here') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Keep both') })
      .click()
    await expect(tileOf(page, 'Ca.txt')).toHaveCount(0)
    await undo(page, say(moved, { name: 'Ca.txt', folder: 'Hoá đơn' }), say('Undo'))
    await expect(tileOf(page, 'Ca.txt')).toBeVisible()

    await page.goto('apps/file-manager/details/file-1')
    const pane = page.getByRole(paneRole).last()
    await pane.getByRole('button', { name: say('More actions') }).click()
    await page.getByRole('menuitem', { name: say('Move to…') }).click()
    await expect(moving.getByRole('radio', { name: 'Hợp đồng' })).toBeVisible()
    await expect(moving.getByRole('radio', { name: 'Hoá đơn' })).toHaveCount(0)
    await expect(moving.getByRole('radio', { name: 'Tháng 10' })).toHaveCount(0)
  })
})

test.describe('vi at 390 px, by touch', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

  test('@long a long press lifts a tile and drops it on a folder; the search field is 44 px high', async ({
    page,
    say,
  }) => {
    await open(page, 'apps/file-manager')
    const field = await page.getByRole('searchbox').boundingBox()
    expect(field?.height).toBeGreaterThanOrEqual(44)
    const [from, to] = [await middleOf(tileOf(page, 'Đã ký')), await middleOf(tileOf(page, 'Hoá đơn'))]
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [from])
    await expect(tileOf(page, 'Đã ký')).toHaveAttribute('data-lifted', 'true')
    for (let step = 1; step <= 6; step++)
      await touch('touchMove', [
        { x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 },
      ])
    await expect(tileOf(page, 'Hoá đơn')).toHaveAttribute('data-over', 'true')
    await touch('touchEnd', [])
    await expect(tileOf(page, 'Đã ký')).toHaveCount(0)
    await expect(page.locator('#toasts')).toContainText('Hoá đơn')
    await undo(page, 'Hoá đơn', say('Undo'))
    await expect(tileOf(page, 'Đã ký')).toBeVisible()

    await page.goto('apps/file-manager/folders/none')
    await expect(page.getByRole('heading', { level: 1, name: say('File manager') })).toBeVisible()
    await page.getByRole('link', { name: say('All files') }).click()
    await expect(tileOf(page, 'Đã ký')).toBeVisible()
  })
})
