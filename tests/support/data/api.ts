import type { Page } from '@playwright/test'
import type { Task } from '#src/contract/tasks.ts'
import { controlled } from '#tests/support/browser/worker.ts'
import { sample } from '#tests/support/test.ts'

interface Sent {
  method?: string
  body?: unknown
  key?: string
}

/** Returns the API as a page of the app uses it: plain `fetch` through the worker, with the sample user's token. */
export async function apiOf(page: Page) {
  await controlled(page)
  const { accessToken } = await page.evaluate(
    async body => (await fetch('/api/auth/sign-in', { method: 'POST', body: JSON.stringify(body) })).json(),
    sample,
  )
  return {
    send: (
      path: string,
      { method = 'GET', body, key }: Sent = {},
    ): Promise<{ status: number; reply: unknown }> =>
      page.evaluate(
        async ({ path, method, body, key, accessToken }) => {
          const headers = { Authorization: `Bearer ${accessToken}`, ...(key && { 'Idempotency-Key': key }) }
          const request = { method, headers, body: body ? JSON.stringify(body) : undefined }
          // Retries with the same key when the connection is lost, as the client of the app does.
          const response = await fetch(path, request)
            .catch(() => fetch(path, request))
            .catch(() => fetch(path, request))
            .catch(() => undefined)
          return { status: response?.status ?? 0, reply: await response?.json() }
        },
        { path, method, body, key, accessToken },
      ),
    async tasks(): Promise<Task[]> {
      return (await this.send('/api/apps/tasks/all')).reply as Task[]
    },
  }
}
