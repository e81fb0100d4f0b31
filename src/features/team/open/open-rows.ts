import type { OpenTable } from '#src/contract/shared/pulled-rows.ts'

/** A row by what its screen calls it: a mail that is being written is a draft. */
export type OpenKind = OpenTable | 'drafts'

/** A row whose screen is open, by its table and its key. */
export interface OpenRow {
  kind: OpenKind
  table: OpenTable
  id: string
}

/** What the router knows about a part of the address. */
export interface Match {
  routeId: string
  params: object
  search: object
}

/** The routes that show rows: the parameters of the address that are their keys. */
const routes: Readonly<Record<string, Readonly<Record<string, OpenKind>>>> = {
  '/_app/apps/contacts/$id': { id: 'contacts' },
  '/_app/apps/ecommerce/inventory/': { open: 'products' },
  '/_app/apps/mailbox': { compose: 'drafts', reply: 'drafts' },
  '/_app/apps/mailbox/$folder/$id': { id: 'mails' },
  '/_app/apps/mailbox/filter/$filter/$id': { id: 'mails' },
  '/_app/apps/mailbox/label/$label/$id': { id: 'mails' },
  '/_app/apps/notes/$id': { id: 'notes' },
  '/_app/apps/scrumboard/$boardId/card/$cardId': { cardId: 'boardCards' },
  '/_app/apps/tasks/$id': { id: 'tasks' },
  '/_app/main/care/$id': { id: 'shopDocuments' },
  '/_app/main/inventory/$kind/$id': { id: 'shopDocuments' },
  '/_app/main/list/product/inbox/$productId/details': { productId: 'products' },
  '/_app/main/take-in/$id': { id: 'shopDocuments' },
  '/_app/main/take-out/$id': { id: 'shopDocuments' },
}

/** Returns the rows that the address names: none on most screens, and two where a mail is written beside an open one. */
export const openRows = (matches: readonly Match[]): OpenRow[] =>
  matches.flatMap(({ routeId, params, search }) => {
    const values: Readonly<Record<string, unknown>> = { ...search, ...params }
    return Object.entries(routes[routeId] ?? {}).flatMap(([parameter, kind]) => {
      const id = values[parameter]
      return typeof id === 'string' ? { kind, table: kind === 'drafts' ? 'mails' : kind, id } : []
    })
  })
