import type { Codec } from '#src/api/use-autosave.ts'
import { hashOf } from '#src/lib/hash.ts'
import { differing, mergeFields, pick } from '#src/lib/merge-fields.ts'
import { contentOf, type MailDraft } from './reply-to.ts'

/** A draft in its stored form on the device. */
export interface KeptMailDraft extends MailDraft {
  /** The idempotency key of the call that creates it on the server. */
  createKey: string
  /** The values on the server of the fields that differ. */
  base?: Partial<MailDraft>
  /** Hashes of the values that were sent and not confirmed: the server may have them. */
  sent?: readonly number[]
}

export const draftFields = ['to', 'cc', 'bcc', 'subject', 'words', 'quote', 'attachments'] as const
export type DraftField = (typeof draftFields)[number]

/** Returns the fields in which two versions differ. */
export const changedFields = (a: MailDraft, b: MailDraft): DraftField[] => differing(draftFields, a, b)

/** Returns hashes of the values of these fields. */
export const hashesOf = (draft: MailDraft, names: readonly DraftField[]) =>
  names.map(name => hashOf(`${name} ${JSON.stringify(draft[name])}`))

/** Merges the version on the server. A value that was `sent` from here is not a change of another tab. */
export function mergeDraft(
  base: MailDraft,
  mine: MailDraft,
  theirs: MailDraft,
  sent: readonly number[] = [],
) {
  const own = draftFields.filter(name => hashesOf(theirs, [name]).some(hash => sent.includes(hash)))
  return mergeFields(draftFields, { base: { ...base, ...pick(theirs, own) }, mine, theirs })
}

/** The text and the quote are one field of a mail. */
const isContent = (name: DraftField) => name === 'words' || name === 'quote'

/** Returns the fields that can be sent while others wait for an answer. */
export const sendable = (names: readonly DraftField[], waiting: readonly DraftField[]) =>
  names.filter(name => !waiting.includes(name) && !(isContent(name) && waiting.some(isContent)))

/** Returns these fields as they are sent. */
export const sentFields = (draft: MailDraft, names: readonly DraftField[]) => ({
  ...pick(
    draft,
    names.filter(name => name !== 'words' && name !== 'quote'),
  ),
  ...(names.some(isContent) && { content: contentOf(draft) }),
})

export const keptDrafts: Codec<KeptMailDraft> = {
  textOf: draft => JSON.stringify(draft),
  valueOf(text) {
    try {
      const draft: unknown = JSON.parse(text)
      return isMailDraft(draft) ? { createKey: crypto.randomUUID(), ...draft } : undefined
    } catch {
      return undefined
    }
  },
}

const isMailDraft = (value: unknown): value is MailDraft =>
  typeof value === 'object' &&
  value !== null &&
  ['to', 'subject', 'words', 'quote'].every(name => typeof Reflect.get(value, name) === 'string') &&
  ['cc', 'bcc', 'attachments'].every(name => Array.isArray(Reflect.get(value, name)))
