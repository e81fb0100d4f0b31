import { client } from '#src/api/client.ts'
import { messages } from '#src/contract/shell/messages.ts'
import { requests } from '#src/contract/shop/documents/requests.ts'
import { pageSize } from '#src/device/page-size.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import type { RequestSearch } from './request-search.ts'

export const requestCalls = client(requests)
export const messageCalls = client(messages)

/** The id in the address of a request that is not made yet. */
export const NEW = 'new'

/** Loads a page of requests, the newest first. Rejects with an `ApiProblem`. */
export const loadRequests = ({ status, page = 1 }: RequestSearch, size = pageSize()) =>
  requestCalls.list({
    query: { status: status ?? '', page: String(page - 1), size: String(size), order: 'desc' },
  })

/**
 * Loads a request and the unread messages that link to it; `null` when there is no such request, undefined for a new
 * one. Rejects with an `ApiProblem`.
 */
export async function loadRequest(id: string) {
  if (id === NEW) return undefined
  const [row, all] = await Promise.all([
    requestCalls.get({ params: { id } }).catch((error: unknown) => {
      if (error instanceof ApiProblem && error.status === 404) return null
      throw error
    }),
    messageCalls.list(),
  ])
  const unread = all.filter(({ link, read }) => !read && link?.endsWith(`/requests/${id}`))
  return row && { row, unread: unread.map(message => message.id) }
}
