import type { Page } from '@playwright/test'
import { messagesAt } from '#seed/scale/messages.ts'
import { storedCards } from '#tests/support/data/boards.ts'
import { tileOf } from '#tests/support/data/files.ts'
import { cardsOf, storedNotes } from '#tests/support/data/notes.ts'
import { expect, open, test } from '#tests/support/test.ts'

test.use({ viewport: { width: 1440, height: 900 }, shopDays: 0 })

const countOf = (page: Page, name: string) =>
  page
    .locator('dl div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')

const number = (count: number) => count.toLocaleString('vi-VN')
/** The numbers of cards that the heads of the lists show. */
const shownCards = async (page: Page) =>
  (await page.locator('[data-list] header [aria-hidden=true]').allInnerTexts()).filter(text =>
    /^\d+$/.test(text),
  )

async function openBoard(page: Page) {
  await page.goto('apps/scrumboard/tet')
  await expect(page.locator('li[data-card]').first()).toBeVisible()
  const cards = await storedCards(page, 'tet')
  const shown = await shownCards(page)
  expect(shown).toHaveLength(4)
  expect(shown.reduce((sum, text) => sum + Number(text), 0)).toBe(
    cards.filter(({ archived }) => !archived).length,
  )
  return cards
}

async function openNotes(page: Page) {
  await page.goto('apps/notes')
  await expect(cardsOf(page).first()).toBeVisible()
  const notes = await storedNotes(page)
  const active = notes.filter(({ archived }) => !archived).length
  await expect(page.getByRole('main')).toContainText(`${number(active)} ghi chú`)
  return notes
}

const openFolder = async (page: Page, files: number) => {
  await page.goto('apps/file-manager/folders/file-6')
  await expect(page.getByRole('main')).toContainText(`0 thư mục, ${number(files)} tệp`)
}

test('@long notes, a board, a folder and a conversation are filled and opened, and are as before after the reset', async ({
  page,
  say,
}) => {
  test.setTimeout(300_000)
  await open(page, '/main/admin')
  await expect(countOf(page, 'Ghi chú')).toHaveText('16')
  const before = await Promise.all(
    ['Thẻ việc', 'Tệp', 'Tin trò chuyện'].map(
      async name => [name, await countOf(page, name).innerText()] as const,
    ),
  )
  await page.getByRole('button', { name: say('Fill up') }).click()
  await expect(countOf(page, 'Ghi chú')).toHaveText('1.000', { timeout: 60_000 })
  await expect(page.getByRole('button', { name: say('Fill up') })).toBeVisible({ timeout: 60_000 })
  for (const [name, count] of before)
    await expect
      .poll(async () => Number((await countOf(page, name).innerText()).replace('.', '')))
      .toBeGreaterThan(Number(count) + 900)

  expect(await openNotes(page)).toHaveLength(1000)
  expect(await openBoard(page)).toHaveLength(1000)
  await openFolder(page, 1000)
  const tile = page.locator('[data-row]').first()
  const name = await tile.getByRole('link').first().innerText()
  await tileOf(page, name).getByRole('link').click()
  await page
    .getByRole('complementary')
    .last()
    .getByRole('button', { name: say('Open') })
    .click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name })).toHaveValue(/thùng/)

  await page.goto('apps/chat/mai')
  await expect(page.getByText('chị nhờ Hân mở quầy').last()).toBeVisible()
  const oldest = messagesAt(0, 0)[0]?.text ?? ''
  await page.getByRole('log').focus()
  await page.keyboard.press('Home')
  await expect(page.getByRole('log').getByText(oldest)).toBeVisible()

  await page.goto('/main/admin')
  await page.getByRole('button', { name: say('Reset the sample data') }).click()
  await page.getByRole('button', { name: say('Reset everything') }).click()
  await expect(page.getByText(say('Everything is as on the first day.'))).toBeVisible()
  await expect(countOf(page, 'Ghi chú')).toHaveText('16')
  for (const [name, count] of before) await expect(countOf(page, name)).toHaveText(count)
  expect(await openNotes(page)).toHaveLength(16)
  expect((await openBoard(page)).filter(({ id }) => id.startsWith('scale-'))).toEqual([])
  await openFolder(page, 0)
})
