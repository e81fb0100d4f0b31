import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Note } from '#src/contract/notes.ts'
import { insert } from './insert.ts'
import { sendTo } from './tasks.ts'

/** Returns the stored notes. */
export const storedNotes = (page: Page): Promise<Note[]> => sendTo(page, 'GET', '/api/apps/notes/all')

/** Resolves to the stored note with a title. */
export const storedNote = async (page: Page, title: string) =>
  (await storedNotes(page)).find(note => note.title === title)

/** Returns every rendered card. */
export const cardsOf = (page: Page) => page.getByRole('main').locator('li[data-index]')

/** Returns a card by the name of its note. */
export const cardOf = (page: Page, name: string) =>
  cardsOf(page).filter({ has: page.getByRole('link', { name, exact: true }) })

/** Opens a menu and clicks an item. */
export async function choose(page: Page, menu: Locator, item: string) {
  await menu.click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Resolves to the text of the downloaded file. */
export async function fileOf(page: Page, ask: () => Promise<void>) {
  const downloading = page.waitForEvent('download')
  await ask()
  return readFile(await (await downloading).path(), 'utf8')
}

/** Returns the number of columns of the grid: the distinct left edges of its cards. */
export const columnsOf = (page: Page) =>
  cardsOf(page).evaluateAll(
    cards => new Set(cards.map(card => Math.round(card.getBoundingClientRect().left))).size,
  )

/** Adds this number of notes before the existing ones, as rows of the database. */
export const insertNotes = (page: Page, count: number) =>
  insert(
    page,
    'notes',
    'note-7',
    Array.from({ length: count }, (_, index) => ({
      id: `many-${index}`,
      title: `Ghi chú số ${index + 1}`,
      // With different heights.
      content: 'Trà sen, cà phê, mứt gừng. '.repeat((index * 7) % 11),
      createdAt: new Date(Date.now() + index * 1000).toISOString(),
    })),
  )
