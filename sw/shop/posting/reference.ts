import { callId } from '#sw/server/call-values.ts'
import { db } from '#sw/storage/db.ts'

/** The event that posts entries: a document, what happens to it, who does it, and when the person did it. */
export interface Reference {
  documentKind: string
  documentId: string
  documentCode: string
  /** Once for each document: `pay`, or `check-in-3` for an event that can happen again. */
  event: string
  at: string
  by: string
}

/** Returns what the ids of all entries of an event begin with. */
export const entriesOf = ({ documentId, event }: Reference) => `${documentId}/${event}/`

/**
 * Returns the id of an entry. It contains the id of the call: in a team, two devices can post the same event of the same
 * version of a document.
 */
export const entryId = (reference: Reference, index: number | string) =>
  [entriesOf(reference) + index, callId()].filter(Boolean).join('/')

/** Returns the fields of an entry that follow from its event. */
export const entryOf = ({ event: _, ...reference }: Reference) => ({ ...reference, reversesId: '' })

/** Returns the line of an event in the audit log. */
export const auditLine = (reference: Reference, before: string, after: string, approvedBy?: string) => ({
  id: entryId(reference, 'audit'),
  what: reference.event.replace(/-\d+$/, ''),
  at: reference.at,
  by: reference.by,
  documentKind: reference.documentKind,
  documentId: reference.documentId,
  documentCode: reference.documentCode,
  before,
  after,
  ...(approvedBy !== undefined && { approvedBy }),
})

/**
 * Adds the line of an event to the audit log, with the states before and after, and the manager who granted it with a
 * PIN.
 */
export const audit = (reference: Reference, before: string, after: string, approvedBy?: string) =>
  db.shopAudit.add(auditLine(reference, before, after, approvedBy))
