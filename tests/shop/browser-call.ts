import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Call } from './writing.ts'

/**
 * Returns calls that a page sends, as the client of the app does: with an idempotency key, and again with the same key
 * when the connection was lost. Rejects for every status except 200.
 */
export const callFrom =
  (page: Page): Call =>
  async (endpoint, ...[sent]) => {
    const { params = {}, body } = (sent ?? {}) as { params?: Record<string, string>; body?: object }
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    const { status, reply } = await page.evaluate(
      async ({ path, method, body, key }) => {
        const headers = {
          Authorization: `Bearer ${localStorage.getItem('outpost.session')}`,
          ...(method !== 'GET' && { 'Idempotency-Key': key }),
        }
        for (;;) {
          const request = { method, headers, body: body && JSON.stringify(body) }
          const response = await fetch(path, request).catch(() => undefined)
          if (response) return { status: response.status, reply: await response.json() }
        }
      },
      { path, method: endpoint.method, body, key: randomUUID() },
    )
    if (status !== 200) throw new Error(`${endpoint.method} ${path}: ${status} ${JSON.stringify(reply)}`)
    return reply
  }
