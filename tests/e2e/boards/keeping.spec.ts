import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { pagesOf } from '#tests/support/checks/pdf.ts'
import { cardOf, storedCards } from '#tests/support/data/boards.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { reloadOffline } from '#tests/support/variants.ts'

const card = 'Chọn bốn món cho hộp 590.000 ₫'

/** Presses an entry of the board's menu and returns the text of the file that is downloaded. */
async function download(page: Page, menu: string, entry: string) {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  const file = await saving
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test.describe('in English at 1280 px', () => {
  test.use({ language: 'en', viewport: { width: 1280, height: 800 } })

  test('@long a card is archived and taken back, and the board is exported as CSV and JSON with its archive', async ({
    page,
    language,
    say,
  }) => {
    await open(page, 'apps/scrumboard/tet')
    await cardOf(page, card).hover()
    await cardOf(page, card).getByRole('button').click()
    await page.getByRole('menuitem', { name: say('Archive') }).click()
    await expect(cardOf(page, card)).toHaveCount(0)
    await page.keyboard.press('a')
    const drawer = page.getByRole('dialog', { name: say('Archived cards') })
    await expect(drawer.getByRole('listitem')).toHaveCount(2)
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()

    const menu = say('More actions for the board')
    const csv = await download(page, menu, say('Export for a spreadsheet (CSV)'))
    expect(csv.name).toBe('qua-tet-dinh-mui-2027.csv')
    const stored = await storedCards(page, 'tet')
    const rows = csv.text.split(/\r\n/)
    expect(rows[0]).toBe(
      language === 'vi'
        ? '\uFEFFDanh sách,Tiêu đề,Mô tả,Nhãn,Hạn,Thành viên,Việc cần làm,Đã lưu trữ'
        : '\uFEFFList,Title,Description,Labels,Due,Members,Checklist,Archived',
    )
    expect(rows).toHaveLength(stored.length + 1)
    expect(rows.filter(row => row.endsWith(',x'))).toHaveLength(2)
    const json = await download(page, menu, say('Export as JSON'))
    const board = JSON.parse(json.text)
    expect(board.lists.flatMap(({ cards }: { cards: object[] }) => cards)).toHaveLength(stored.length)

    await page.keyboard.press('a')
    await drawer
      .getByRole('listitem')
      .filter({ hasText: card })
      .getByRole('button', { name: say('Take out of the archive') })
      .click()
    await expect(drawer.getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(cardOf(page, card)).toBeVisible()

    await page.keyboard.press('?')
    const keys = page.getByRole('dialog')
    await expect(keys.getByText(say('New card'))).toBeVisible()
    await expect(keys.getByText(say('Pick up the card, and drop it'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('l')
    await expect(cardOf(page, 'Tuyến giao nội thành, 21 đến 24 tháng Chạp').getByRole('link')).toBeFocused()

    for (const [id, pages] of [
      ['storefront', 1],
      ['tet', 2],
    ] as const) {
      await page.goto(`apps/scrumboard/${id}`)
      await expect(page.locator('li[data-card]').first()).toBeVisible()
      const pdf = await page.pdf({ preferCSSPageSize: true })
      expect(pagesOf(pdf), `${id} is printed without a blank page`).toBe(pages)
      expect(pdf.toString('latin1'), 'A4 landscape, in points').toMatch(/\/MediaBox \[0 0 841\.9\d* 59[45]/)
    }
  })
})

test.describe('in Vietnamese at 390 px', () => {
  test.use({ viewport: { width: 390, height: 780 } })

  test('@long a comment is written, edited, deleted and restored, and is there without a network', async ({
    page,
    say,
  }) => {
    await open(page, 'apps/scrumboard/tet/card/tet-list-1-card-2')
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('textbox', { name: say('Write a comment') })
    await field.fill('Hỏi chị Hường trước')
    await page.reload()
    await expect(field, 'what was not sent is there after a reload').toHaveValue('Hỏi chị Hường trước')
    await dialog.getByRole('button', { name: say('Send') }).click()
    const comments = dialog.getByRole('region', { name: say('Comments') }).getByRole('listitem')
    await expect(comments).toContainText('Nguyễn Thị Hường')
    await expect(field).toHaveValue('')
    await comments.getByRole('button', { name: say('Edit the comment') }).click()
    await dialog.getByRole('textbox', { name: say('Comment'), exact: true }).fill('Đã hỏi')
    await dialog.getByRole('button', { name: say('Save'), exact: true }).click()
    await expect(comments).toContainText(say('(edited)'))
    expect(await axeViolations(page)).toEqual([])
    await comments.getByRole('button', { name: say('Delete the comment') }).click()
    await expect(comments).toHaveCount(0)
    await page.getByRole('button', { name: say('Undo') }).click()
    await expect(comments).toContainText('Đã hỏi')
    await expect
      .poll(
        async () => (await storedCards(page, 'tet')).find(({ id }) => id === 'tet-list-1-card-2')?.comments,
      )
      .toMatchObject([{ by: 'huong', text: 'Đã hỏi', removed: false }])
    await reloadOffline(page)
    await expect(comments).toContainText('Đã hỏi')
  })
})
