import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAutosaveOf } from '#src/api/use-autosave.ts'
import type { Mail } from '#src/contract/mails.ts'
import { api } from '#src/features/mails/load-mails.ts'
import { pick } from '#src/lib/merge-fields.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import {
  changedFields,
  type DraftField,
  draftFields,
  hashesOf,
  type KeptMailDraft,
  keptDrafts,
  mergeDraft,
  sendable,
  sentFields,
} from './kept-draft.ts'
import { isBlank, type MailDraft, mailDraftOf } from './reply-to.ts'

interface Options {
  start: MailDraft
  /** The draft's id, if it is stored already. */
  id: string | undefined
  /** The draft as it is on the server now; another tab may have changed it. */
  stored: Mail | null | undefined
  /** The key under which it is stored on this device until the server has it. */
  name: string
  onCreated: (id: string) => void
}

/** The maximum number of hashes that a draft keeps. */
const MAX_SENT = 20

export type DraftEditing = ReturnType<typeof useDraft>

/**
 * A draft that saves itself: 700 ms after the last key press, and whenever the user leaves it. Fields that were not
 * changed here follow the version of other tabs; a field that was changed here and there waits until the user chooses.
 */
export function useDraft({ start, id, stored, name, onCreated }: Options) {
  const storedId = useRef(id)
  /** The time of the last version that was sent from here. */
  const sentAt = useRef('')
  const [draftKey, setDraftKey] = useState(name)
  const [first] = useState<KeptMailDraft>(() => ({ ...start, createKey: crypto.randomUUID() }))
  const {
    value: draft,
    change: write,
    flush,
    forget,
    status,
  } = useAutosaveOf(keptDrafts, { stored: first, save, draftKey, delay: 700, isLastWinner: true })
  // Files finish uploading while the user writes: each change is applied to the newest version.
  const newest = useRef(draft)
  /** The version on the server that was changed here. */
  const base = useRef<MailDraft>(draft.base ? { ...draft, ...draft.base } : first)
  /** Hashes of the values whose save was not confirmed. */
  const sent = useRef(draft.sent ?? [])
  /** The fields that were changed elsewhere too, as they are there. */
  const [theirs, setTheirs] = useState<Partial<MailDraft>>({})
  const waiting = useRef<readonly DraftField[]>([])

  async function save(value: KeptMailDraft) {
    if (storedId.current === undefined && isBlank(value, start)) return true
    return store(value).then(
      // What waits for an answer stays on the device.
      () => waiting.current.length === 0,
      () => false,
    )
  }

  async function store(value: KeptMailDraft) {
    const isNew = storedId.current === undefined
    const draftId = (storedId.current ??= await create(value))
    // A previous page may have created the draft with less text in it.
    const isOlder = isNew && value.createKey !== first.createKey
    const names = isOlder ? draftFields : sendable(changedFields(base.current, value), waiting.current)
    if (names.length === 0) return
    sent.current = [...sent.current, ...hashesOf(value, names)].slice(-MAX_SENT)
    const date = new Date().toISOString()
    const mail = await api.update({ body: { id: draftId, mail: { ...sentFields(value, names), date } } })
    sentAt.current = date
    sent.current = []
    base.current = { ...base.current, ...pick<MailDraft, DraftField>(value, names) }
    receive(mailDraftOf(mail))
  }

  async function create(draft: KeptMailDraft) {
    const mail = sentFields(draft, draftFields)
    const created = await api.create({ body: { mail }, idempotencyKey: draft.createKey })
    sentAt.current = created.date
    base.current = draft
    setDraftKey(`mail.${created.id}`)
    onCreated(created.id)
    return created.id
  }

  /** Takes the version on the server. */
  function receive(version: MailDraft) {
    const { current } = newest
    const merged = mergeDraft(base.current, current, version, sent.current)
    base.current = merged.base
    wait(pick<MailDraft, DraftField>(version, merged.conflicts))
    if (changedFields(current, merged.mine).length > 0) change(merged.mine)
  }

  function wait(next: Partial<MailDraft>) {
    waiting.current = draftFields.filter(name => name in next)
    setTheirs(next)
  }

  // A version that was read before the last one was sent is out of date.
  const receiveStored = useEffectEvent((mail: Mail) => {
    if (mail.id === storedId.current && mail.date > sentAt.current) receive(mailDraftOf(mail))
  })
  useEffect(() => {
    if (stored) receiveStored(stored)
  }, [stored])

  function change(fields: Partial<MailDraft> | ((draft: MailDraft) => Partial<MailDraft>)) {
    const { current } = newest
    const next = { ...current, ...(typeof fields === 'function' ? fields(current) : fields) }
    const differing = pick(base.current, changedFields(base.current, next))
    newest.current = { ...next, base: differing, sent: sent.current }
    write(newest.current)
  }

  /** Ends the conflict of a field with the value here or the one elsewhere. */
  function settleField(name: DraftField, isMine: boolean) {
    const { [name]: value, ...rest } = theirs
    base.current = { ...base.current, [name]: value }
    wait(rest)
    change(isMine ? {} : { [name]: value })
  }

  return {
    draft,
    change,
    status,
    /** The fields that were changed here and elsewhere. */
    conflicts: draftFields
      .filter(name => name in theirs)
      .map(name => ({
        name,
        theirs: { ...draft, ...theirs },
        keepMine: () => settleField(name, true),
        takeTheirs: () => settleField(name, false),
      })),
    /**
     * Stores the draft even if the user wrote nothing: a forwarded mail often has no text of its own. Rejects with an
     * `ApiProblem` when the newest text is not stored.
     */
    async settle() {
      await flush()
      const isStored =
        storedId.current !== undefined && changedFields(base.current, newest.current).length === 0
      if (!isStored) await store(newest.current)
      if (waiting.current.length > 0) throw new ApiProblem(0, {})
      return storedId.current
    },
    /** Discards the draft. Resolves to the id of the stored one to remove, after a save that has begun. */
    async forget() {
      forget()
      await flush()
      return storedId.current
    },
  }
}
