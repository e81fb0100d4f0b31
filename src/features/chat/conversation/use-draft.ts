import * as v from 'valibot'
import { Quote } from '#src/contract/chat.ts'
import { Attachment } from '#src/contract/shared/attachments.ts'
import { draftOf, keepDraft, useDrafts } from '#src/features/chat/drafts.ts'

/** What a draft has besides its text. */
const Parts = v.object({ attachments: v.array(Attachment), replyTo: v.optional(Quote) })
type Parts = v.InferOutput<typeof Parts>

const nameOf = (peerId: string) => `${peerId}.parts`

/** The draft for a colleague: text, files and the message to which it replies. All of it is kept over reloads. */
export function useDraft(peerId: string) {
  const drafts = useDrafts()
  const text = drafts.get(peerId) ?? ''
  const parts = partsIn(drafts.get(nameOf(peerId)) ?? '')
  return { text, ...parts, isEmpty: text.trim() === '' && parts.attachments.length === 0 }
}

export type Draft = ReturnType<typeof useDraft>

/** Changes the text of a draft. */
export const writeDraft = keepDraft

/** Adds a file to a draft. */
export const addFile = (peerId: string, file: Attachment) =>
  change(peerId, parts => ({ ...parts, attachments: [...parts.attachments, file] }))

/** Removes a file from a draft. */
export const removeFile = (peerId: string, file: Attachment) =>
  change(peerId, parts => ({
    ...parts,
    attachments: parts.attachments.filter(({ downloadUrl }) => downloadUrl !== file.downloadUrl),
  }))

/** Makes a draft a reply to a message, or ends that. */
export const setReply = (peerId: string, replyTo: Quote | undefined) =>
  change(peerId, ({ attachments }) => ({ attachments, ...(replyTo && { replyTo }) }))

/** Ends a draft. */
export function dropDraft(peerId: string) {
  keepDraft(peerId, '')
  keepDraft(nameOf(peerId), '')
}

function change(peerId: string, next: (parts: Parts) => Parts) {
  const parts = next(partsIn(draftOf(nameOf(peerId))))
  const isEmpty = parts.attachments.length === 0 && !parts.replyTo
  keepDraft(nameOf(peerId), isEmpty ? '' : JSON.stringify(parts))
}

function partsIn(stored: string): Parts {
  try {
    const { success, output } = v.safeParse(Parts, JSON.parse(stored || 'null'))
    return success ? output : { attachments: [] }
  } catch {
    return { attachments: [] }
  }
}
