import type { Page } from '@playwright/test'
import type { Task } from '#src/contract/tasks.ts'
import type { Evaluates } from '#tests/support/browser/evaluates.ts'
import { insert } from './insert.ts'

/** Returns the stored tasks, in the order of the server. */
export const storedTasks = (page: Evaluates): Promise<Task[]> => sendTo(page, 'GET', '/api/apps/tasks/all')

/** Calls the API as the open page does, with its token. Resolves to the reply. */
export const sendTo = <Reply>(page: Evaluates, method: string, path: string, body?: object): Promise<Reply> =>
  page.evaluate(
    async ({ method, path, body }) => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('outpost.session')}` }
      const response = await fetch(path, { method, headers, body: body && JSON.stringify(body) })
      return response.json()
    },
    { method, path, body },
  )

/** Adds this number of tasks after the existing ones, as rows of the database. */
export const insertTasks = (page: Page, count: number) =>
  insert(
    page,
    'tasks',
    'task-3-1',
    Array.from({ length: count }, (_, index) => ({
      id: `many-${index}`,
      title: `Việc số ${index + 1}`,
      order: 1e9 + index,
    })),
  )

/** Returns the row of the list with a title. */
export const lineOf = (page: Page, title: string) =>
  page.locator('li[data-index]').filter({ has: page.getByRole('link', { name: title, exact: true }) })

/** Returns the rendered titles, from top to bottom. */
export const shownTitles = (page: Page): Promise<string[]> =>
  page
    .locator('li[data-index]')
    .evaluateAll(lines =>
      lines
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map(line => line.querySelector('a')?.textContent ?? line.querySelector('input')?.value ?? ''),
    )
