import type { Contact, ContactFields } from '#src/contract/contacts.ts'
import { mergeInto } from '#src/features/contacts/duplicates/merge.ts'
import { resizePhoto } from '#src/features/contacts/editor/resize-photo.ts'
import type { DialCodes } from '#src/features/contacts/fields/phone.ts'
import { api } from '#src/features/contacts/load-contacts.ts'
import { fold } from '#src/lib/text/fold.ts'
import type { Planned } from './plan-import.ts'

interface Options {
  tagIds: ReadonlyMap<string, string>
  codes: DialCodes
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
}

/** What was written, so that it can be undone. */
export interface Written {
  added: string[]
  /** The contacts as they were before the import changed them. */
  changed: Contact[]
  createdTags: string[]
}

/** Contacts for each request, which is one transaction. */
const BATCH_SIZE = 200

/**
 * Writes the chosen cards in batches. If it is stopped or a batch fails, the batches already written are complete.
 * Resolves with what was written and the error of the failed batch. Rejects with an `ApiProblem` when a tag cannot be
 * created.
 */
export async function writeImport(planned: readonly Planned[], { tagIds, codes, ...options }: Options) {
  const written: Written = { added: [], changed: [], createdTags: [] }
  const idOf = await makeTags(planned, tagIds, written)
  const chosen = planned.filter(({ choice }) => choice !== 'skip')
  let error: unknown

  for (let at = 0; at < chosen.length && !options.signal.aborted; at += BATCH_SIZE) {
    options.onProgress(at, chosen.length)
    const step = chosen.slice(at, at + BATCH_SIZE)
    try {
      await add(step, written, idOf)
      await merge(step, written, idOf, codes)
    } catch (problem) {
      error = problem
      break
    }
  }
  return { written, error }
}

async function add(step: readonly Planned[], written: Written, idOf: IdOf) {
  const cards = step.filter(({ choice }) => choice === 'add')
  if (cards.length === 0) return
  const contacts = await Promise.all(cards.map(({ fields }) => ready(fields, idOf)))
  const added = await api.import({ body: { contacts } })
  written.added.push(...added.map(({ id }) => id))
}

async function merge(step: readonly Planned[], written: Written, idOf: IdOf, codes: DialCodes) {
  // Two cards of one person are merged one after the other.
  const merged = new Map<string, { before: Contact; fields: ContactFields }>()
  for (const { choice, match, fields } of step) {
    if (choice !== 'merge' || !match) continue
    const { before, fields: until } = merged.get(match.id) ?? { before: match, fields: {} }
    const gained = mergeInto({ ...before, ...until }, await ready(fields, idOf), codes)
    if (Object.keys(gained).length > 0) merged.set(match.id, { before, fields: { ...until, ...gained } })
  }
  if (merged.size === 0) return
  const contacts = [...merged].map(([id, { fields }]) => ({ id, contact: fields }))
  await api.updateMany({ body: { contacts } })
  written.changed.push(...[...merged.values()].map(({ before }) => before))
}

type IdOf = (title: string) => string | undefined

/** Creates the missing tags. Titles are compared without case and accents. */
async function makeTags(
  planned: readonly Planned[],
  known: Options['tagIds'],
  written: Written,
): Promise<IdOf> {
  const ids = new Map([...known, ...[...known.values()].map(id => [id, id] as const)])
  const wanted = planned.flatMap(({ choice, fields }) => (choice === 'skip' ? [] : (fields.tags ?? [])))
  for (const title of wanted) {
    if (ids.has(title) || ids.has(fold(title))) continue
    const tag = await api.createTag({ body: { tag: { title } } })
    ids.set(fold(title), tag.id)
    written.createdTags.push(tag.id)
  }
  return title => ids.get(title) ?? ids.get(fold(title))
}

/** Replaces tag titles by ids, and reduces the photo to a size that a list can hold. */
async function ready(fields: ContactFields, idOf: IdOf): Promise<ContactFields> {
  const { avatar, tags = [] } = fields
  const ids = [...new Set(tags.flatMap(title => idOf(title) ?? []))]
  return { ...fields, tags: ids, ...(avatar && { avatar: await small(avatar) }) }
}

const MAX_PHOTO_LENGTH = 60_000

/** `null` if the photo cannot be decoded. */
async function small(photo: string): Promise<string | null> {
  if (photo.length <= MAX_PHOTO_LENGTH) return photo
  const bytes = Uint8Array.from(atob(photo.slice(photo.indexOf(',') + 1)), letter => letter.charCodeAt(0))
  return resizePhoto(new Blob([bytes])).catch(() => null)
}
