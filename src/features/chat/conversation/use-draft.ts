import * as v from 'valibot'
import { Attachment } from '#src/contract/shared/attachments.ts'
import { Quote } from '#src/contract/shared/quote.ts'
import { draftOf, keepDraft, useDrafts } from '#src/features/chat/drafts.ts'

/** What a draft has besides its text. */
const Parts = v.object({ attachments: v.array(Attachment), replyTo: v.optional(Quote) })
type Parts = v.InferOutput<typeof Parts>

const partsOf = (name: string) => `${name}.parts`

/** A draft by `draftNameOf`: text, files and the message to which it replies. All of it is kept over reloads. */
export function useDraft(name: string) {
  const drafts = useDrafts()
  const text = drafts.get(name) ?? ''
  const parts = partsIn(drafts.get(partsOf(name)) ?? '')
  return { text, ...parts, isEmpty: text.trim() === '' && parts.attachments.length === 0 }
}

export type Draft = ReturnType<typeof useDraft>

/** Changes the text of a draft. */
export const writeDraft = keepDraft

/** Adds a file to a draft. */
export const addFile = (name: string, file: Attachment) =>
  change(name, parts => ({ ...parts, attachments: [...parts.attachments, file] }))

/** Removes a file from a draft. */
export const removeFile = (name: string, file: Attachment) =>
  change(name, parts => ({
    ...parts,
    attachments: parts.attachments.filter(({ downloadUrl }) => downloadUrl !== file.downloadUrl),
  }))

/** Makes a draft a reply to a message, or ends that. */
export const setReply = (name: string, replyTo: Quote | undefined) =>
  change(name, ({ attachments }) => ({ attachments, ...(replyTo && { replyTo }) }))

/** Ends a draft. */
export function dropDraft(name: string) {
  keepDraft(name, '')
  keepDraft(partsOf(name), '')
}

function change(name: string, next: (parts: Parts) => Parts) {
  const parts = next(partsIn(draftOf(partsOf(name))))
  const isEmpty = parts.attachments.length === 0 && !parts.replyTo
  keepDraft(partsOf(name), isEmpty ? '' : JSON.stringify(parts))
}

function partsIn(stored: string): Parts {
  try {
    const { success, output } = v.safeParse(Parts, JSON.parse(stored || 'null'))
    return success ? output : { attachments: [] }
  } catch {
    return { attachments: [] }
  }
}
