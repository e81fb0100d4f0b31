import type { Page } from '@playwright/test'
import type { BoardOutline, CardRow } from '#src/contract/shared/board-rows.ts'
import { byPosition } from '#src/lib/place-after.ts'
import { sendTo } from './tasks.ts'

const path = '/api/apps/scrumboard/board'

/** The cards of a board as they are stored, in order, archived ones too. */
export const storedCards = async (page: Page, boardId: string) =>
  (await sendTo<CardRow[]>(page, 'GET', `${path}/cards?boardId=${boardId}`)).toSorted(byPosition)

export const storedLists = async (page: Page, boardId: string) =>
  (await sendTo<BoardOutline>(page, 'GET', `${path}/outline?id=${boardId}`)).lists

/** A list on the screen. */
export const listOf = (page: Page, listId: string) => page.locator(`[data-list="${listId}"]`)

/** A card on the screen, by its title. */
export const cardOf = (page: Page, title: string) =>
  page.locator('li[data-card]').filter({ has: page.getByRole('link', { name: title, exact: true }) })
/** The titles of the cards of a list in the stored order, without archived ones. */
export const storedTitles = async (page: Page, boardId: string, listId: string) =>
  (await storedCards(page, boardId))
    .filter(card => card.listId === listId && !card.archived)
    .map(({ title }) => title)

/** The titles that a list shows, from top to bottom. */
export const shownTitles = (page: Page, listId: string) =>
  listOf(page, listId)
    .locator('li[data-card]')
    .evaluateAll(rows =>
      rows
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map(row => row.querySelector('h3')?.textContent ?? ''),
    )

/** Waits until cards can be dragged: that code is loaded when the page is idle. */
export const untilDraggable = (page: Page) => page.locator('#board-drag-help').waitFor({ state: 'attached' })
