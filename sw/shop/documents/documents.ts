import type { Area } from '#src/contract/shared/areas.ts'
import type { ShopDocument } from '#src/contract/shop/documents/documents.ts'
import type { Caller } from '#sw/server/handle.ts'
import { notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { conflict, refuse, requireOwn, wrongState } from './refuse.ts'
import { seenBy } from './seen-by.ts'

export type Kind = ShopDocument['kind']
export type DocumentOf<K extends Kind> = Extract<ShopDocument, { kind: K }>

/** The input of a call that changes a document. */
export interface Change extends Caller {
  params: { id: string }
  body: { version: number; at: string }
}

/** Returns a document of one of these kinds by its id or its code. Rejects with 404. */
export async function findDocument<K extends Kind>(
  kinds: K | readonly K[],
  id: string,
): Promise<DocumentOf<K>> {
  const row = (await db.shopDocuments.get(id)) ?? (id && (await db.shopDocuments.get({ code: id })))
  const allowed: readonly Kind[] = typeof kinds === 'string' ? [kinds] : kinds
  return row && allowed.includes(row.kind) ? (row as DocumentOf<K>) : notFound('document', id)
}

/**
 * Returns a document that is to be changed. Rejects with 404, with 409 when it has another version than the editor saw
 * or a state that is not one of these, and, when `own` is an area, with 403 for another user's document without the
 * right to edit in it.
 */
export async function forChange<K extends Kind>(
  kinds: K | readonly K[],
  { params, body, userId, lang }: Change,
  states: readonly DocumentOf<K>['status'][],
  own?: Area,
): Promise<DocumentOf<K>> {
  const row = await findDocument(kinds, params.id)
  if (own) await requireOwn(row.by, own, { userId, lang })
  if (row.version !== body.version) throw conflict(await seenBy(userId, row), body)
  const allowed: readonly string[] = states
  if (!allowed.includes(row.status)) wrongState()
  return row
}

/** Stores a new document. Rejects with 409 when there is a document with its id. */
export async function addDocument<T extends ShopDocument>(row: T): Promise<T> {
  if (await db.shopDocuments.get(row.id)) refuse('duplicate', 'id', row.id)
  await db.shopDocuments.add(row)
  return row
}

/** Stores a changed document with the next version, and returns it. */
export async function saveDocument<T extends ShopDocument>(row: T): Promise<T> {
  const next = { ...row, version: row.version + 1 }
  await db.shopDocuments.put(next)
  return next
}

/** Returns a document in another state, with the stamp of who changed it and when. */
export const inState = <T extends ShopDocument>(row: T, status: T['status'], at: string, by: string): T => ({
  ...row,
  status,
  stamps: [...row.stamps, { state: status, by, at }],
})

/** Returns the fields of a new document. */
export const newDocument = (
  { id, at, device, note }: { id: string; at: string; device: string; note: string },
  by: string,
  code: string,
  state: string,
) => ({ id, code, at, by, device, note, version: 1, stamps: [{ state, by, at }] })

/** Returns the reference of an event of a document. `version` makes the id of a repeatable event unique. */
export const eventOf = (
  { kind, id, code, version }: Pick<ShopDocument, 'kind' | 'id' | 'code' | 'version'>,
  event: string,
  at: string,
  by: string,
) => ({ documentKind: kind, documentId: id, documentCode: code, event: `${event}-${version}`, at, by })
