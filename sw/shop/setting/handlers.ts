import { methods } from '#src/contract/shop/documents/documents.ts'
import { settings } from '#src/contract/shop/settings.ts'
import { handle } from '#sw/server/handle.ts'
import { notFound } from '#sw/server/problem.ts'
import { conflict } from '#sw/shop/documents/refuse.ts'
import { audit } from '#sw/shop/posting/reference.ts'
import { SETTINGS_ID, shopSettings } from '#sw/shop/settings.ts'
import { db } from '#sw/storage/db.ts'

/** The longest text of the audit log of one value. */
const MAX_TEXT = 120

/** Returns the values of a row that a change gives another value, as one text of the audit log. */
const textOf = (row: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  names
    .map(name => `${name}: ${[row[name] ?? ''].flat().join(', ').slice(0, MAX_TEXT)}`)
    .join(' · ')
    .slice(0, 1000)

/** Adds the line of a change to the audit log. A change that changes nothing has none. */
async function auditChange(
  of: { id: string; version: number; at: string; userId: string },
  before: object,
  changes: object,
) {
  const stored = before as Readonly<Record<string, unknown>>
  const sent = changes as Readonly<Record<string, unknown>>
  const names = Object.keys(sent).filter(name => String(stored[name] ?? '') !== String(sent[name] ?? ''))
  if (names.length === 0) return
  const event = {
    documentKind: 'setting',
    documentId: of.id,
    documentCode: '',
    event: `change-${of.version}`,
    at: of.at,
    by: of.userId,
  }
  await audit(event, textOf(stored, names), textOf(sent, names))
}

export const settingHandlers = handle(settings, {
  get: shopSettings,

  async update({ body: { version, at, settings: sent }, userId }) {
    const stored = await shopSettings()
    if (stored.version !== version) throw conflict(stored, sent)
    const chosen = sent.methods && { methods: methods.filter(method => sent.methods?.includes(method)) }
    const changes = { ...sent, ...chosen }
    const value = { ...stored, ...changes, version: version + 1 }
    await db.sets.put({ id: SETTINGS_ID, value })
    await auditChange({ id: 'shop', version, at, userId }, stored, changes)
    return value
  },

  async updateCompany({ body: { version, at, company: changes }, userId }) {
    const stored = (await db.companies.toCollection().first()) ?? notFound('company', 'own')
    if ((stored.version ?? 1) !== version) throw conflict(stored, changes)
    const row = { ...stored, ...changes, version: version + 1 }
    await db.companies.put(row)
    await auditChange({ id: 'company', version, at, userId }, stored, changes)
    return row
  },
})
