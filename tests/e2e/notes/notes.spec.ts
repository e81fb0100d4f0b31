import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Note } from '#src/contract/notes.ts'
import { sendTo } from '#tests/support/tasks.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'

// What is needed without a network is there before it is asked for.
test.use({ whole: true })

const stored = (page: Page): Promise<Note[]> => sendTo(page, 'GET', '/api/apps/notes/all')
const noteOf = async (page: Page, title: string) => (await stored(page)).find(note => note.title === title)
const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

async function choose(page: Page, menu: Locator, item: string) {
  await menu.click()
  await page.getByRole('menuitem', { name: item }).click()
}

for (const { language, width } of [
  { language: 'vi', width: 1440 },
  { language: 'en', width: 390 },
] as const)
  test.describe(`${language} at ${width} px`, () => {
    // The first journey goes both ways in every run, the others in the long one.
    const tag = language === 'vi' ? '' : '@long '
    test.use({ language, viewport: { width, height: width < 500 ? 780 : 900 } })

    test('a note is written, filled, found, and is there without a network', async ({
      page,
      context,
      say,
    }) => {
      await open(page, 'apps/notes')
      const composer = page.getByRole('textbox', { name: say('Write a note'), exact: true })
      await composer.fill('Hộp trà sen <img src=x onerror=alert(1)>')
      await composer.press('Enter')
      await expect(composer).toHaveValue('')
      await card(page, 'Hộp trà sen <img src=x onerror=alert(1)>').getByRole('link').click()
      await expect(page).toHaveURL(/\/apps\/notes\/[\w-]+$/)

      const dialog = page.getByRole('dialog').first()
      await dialog.getByRole('textbox', { name: say('Title') }).fill('Đơn cô Bảy')
      await expect.poll(() => noteOf(page, 'Đơn cô Bảy')).toBeTruthy()

      await dialog.getByRole('button', { name: say('Add a checklist') }).click()
      await page.keyboard.type('Gói giấy')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Cột dây')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Backspace')
      const lines = dialog.getByRole('textbox', { name: say('Line of the checklist') })
      await expect(lines).toHaveCount(2)
      await dialog.getByRole('checkbox').first().check()
      await expect
        .poll(async () => (await noteOf(page, 'Đơn cô Bảy'))?.tasks)
        .toMatchObject([
          { content: 'Gói giấy', completed: true },
          { content: 'Cột dây', completed: false },
        ])
      await expect(lines.first(), 'what is ticked is at the bottom').toHaveValue('Cột dây')

      await dialog.getByRole('button', { name: say('Colour') }).click()
      await page.getByRole('menuitemradio', { name: say('Mint') }).click()
      await expect.poll(async () => (await noteOf(page, 'Đơn cô Bảy'))?.color).toBe('mint')
      await dialog.getByRole('button', { name: say('Pin'), exact: true }).click()
      await expect.poll(async () => (await noteOf(page, 'Đơn cô Bảy'))?.pinned).toBe(true)

      await dialog.getByRole('button', { name: say('Change labels') }).click()
      const find = page.getByRole('textbox', { name: say('Find or create a tag') })
      await find.fill('Khách quen')
      await find.press('Enter')
      await expect
        .poll(async () => (await noteOf(page, 'Đơn cô Bảy'))?.labels.map(label => label.title))
        .toEqual(['Khách quen'])
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: say('Close') }).click()
      await expect(page).toHaveURL(/\/apps\/notes$/)

      const kept = card(page, 'Đơn cô Bảy')
      await kept.getByRole('checkbox', { name: 'Cột dây' }).check()
      await expect
        .poll(async () => (await noteOf(page, 'Đơn cô Bảy'))?.tasks?.every(task => task.completed))
        .toBe(true)

      const search = page.getByRole('searchbox', { name: say('Search notes') })
      await search.fill('khach quen')
      await expect(page).toHaveURL(/q=khach(\+|%20)quen/)
      await expect(kept).toBeVisible()
      await expect(card(page, 'Giao ca sáng')).toHaveCount(0)

      await context.setOffline(true)
      await page.reload()
      await settled(page)
      await expect(kept.getByRole('checkbox')).toHaveCount(2)
      await expect(kept).toContainText('Hộp trà sen <img src=x')
      await expect(search).toHaveValue('khach quen')
    })

    test(`${tag}notes are archived, deleted, taken back and purged`, async ({ page, say }) => {
      await open(page, 'apps/notes')
      const place = (name: string) =>
        page.getByRole('navigation', { name: say('Places of notes') }).getByRole('link', { name })
      const undo = page.getByRole('button', { name: say('Undo') })

      await card(page, 'Giá sỉ trà sen').getByRole('link').focus()
      await page.keyboard.press('e')
      await expect(card(page, 'Giá sỉ trà sen')).toHaveCount(0)
      await undo.click()
      await expect(card(page, 'Giá sỉ trà sen')).toBeVisible()
      await expect(undo).toHaveCount(0)

      await card(page, 'Giá sỉ trà sen')
        .getByRole('link')
        .click({ modifiers: ['Control'] })
      await card(page, 'Món cơm ca tối').getByRole('link').click()
      const bar = page.getByRole('toolbar', { name: say('Selected notes') })
      await expect(bar.getByRole('status')).toContainText('2')
      const downloading = page.waitForEvent('download')
      await choose(
        page,
        bar.getByRole('button', { name: say('More actions for the selection') }),
        say('Export as Markdown'),
      )
      const text = await readFile(await (await downloading).path(), 'utf8')
      expect(text).toContain('# Giá sỉ trà sen\n')
      expect(text).toContain('# Món cơm ca tối\n')
      await bar.getByRole('button', { name: say('Delete') }).click()
      await expect(card(page, 'Món cơm ca tối')).toHaveCount(0)

      await place(say('Trash')).click()
      await expect(page).toHaveURL(/view=trash/)
      const trashed = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Món cơm ca tối' })
      await trashed.getByRole('button', { name: say('Restore') }).click()
      await expect(trashed).toHaveCount(0)
      await page.getByRole('button', { name: say('Empty the trash') }).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: say('Empty the trash') }).click()
      await expect(page.getByRole('heading', { name: say('The trash is empty') })).toBeVisible()
      const titles = (await stored(page)).map(note => note.title)
      expect(titles).toContain('Món cơm ca tối')
      expect(titles).not.toContain('Giá sỉ trà sen')
    })
  })

test('reminders are kept, told of when they were missed, and exported', async ({ page, say }) => {
  await open(page, 'apps/notes')
  const note = { title: 'Gọi chú Tư', reminder: new Date(Date.now() - 3_600_000).toISOString() }
  await sendTo(page, 'POST', '/api/apps/notes', { note })
  await page.evaluate(() => localStorage.setItem('outpost.notes.reminders-seen', `${Date.now() - 7_200_000}`))
  await page.goto('apps/notes?view=reminders')
  const missed = page.getByRole('status').filter({ has: page.getByRole('button', { name: say('Got it') }) })
  await expect(missed.getByRole('link', { name: 'Gọi chú Tư' })).toBeVisible()
  await missed.getByRole('button', { name: say('Got it') }).click()
  await expect(missed).toHaveCount(0)

  const downloading = page.waitForEvent('download')
  await choose(page, page.getByRole('button', { name: say('More actions') }), say('Reminders to a calendar'))
  const text = await readFile(await (await downloading).path(), 'utf8')
  expect(text).toContain('SUMMARY:Gọi chú Tư')
  expect(text).toContain('BEGIN:VALARM')
  await page.reload()
  await expect(card(page, 'Gọi chú Tư')).toBeVisible()
  await expect(missed).toHaveCount(0)
})

test('what another app shares becomes a note; a new one that says nothing goes', async ({ page, say }) => {
  await open(page, 'apps/notes?title=Giá+cà+phê&text=Chốt+thứ+Hai&url=https://gia.example/')
  await expect(page).toHaveURL(/\/apps\/notes\/[\w-]+$/)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: say('Title') })).toHaveValue('Giá cà phê')
  await expect(dialog.getByRole('textbox', { name: say('Text') })).toHaveValue(
    'Chốt thứ Hai\nhttps://gia.example/',
  )
  await page.keyboard.press('Escape')
  await expect(card(page, 'Giá cà phê')).toBeVisible()
  const count = (await stored(page)).length

  await page.keyboard.press('n')
  await expect(dialog).toBeVisible()
  await expect.poll(async () => (await stored(page)).length).toBe(count + 1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => (await stored(page)).length).toBe(count)
})

test('labels are added, renamed and deleted', async ({ page, say }) => {
  await open(page, 'apps/notes')
  const places = page.getByRole('navigation', { name: say('Places of notes') })
  await places.getByRole('link', { name: say('Edit labels') }).click()
  const dialog = page.getByRole('dialog', { name: say('Edit labels') })
  await dialog.getByRole('textbox', { name: say('New label') }).fill('Kho 2')
  await page.keyboard.press('Enter')
  const names = dialog.getByRole('textbox', { name: say('Name of the tag') })
  await expect(names).toHaveCount(7)
  const name = names.last()
  await name.fill('Kho sau')
  await name.press('Enter')
  await dialog.getByRole('button', { name: say('Close') }).click()
  await places.getByRole('link', { name: 'Kho sau' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kho sau' })).toBeVisible()
  await expect(page.getByRole('heading', { name: say('No notes here yet') })).toBeVisible()
})
