import { useRef, useState } from 'react'
import { type Codec, useAutosaveOf } from '#src/api/use-autosave.ts'
import { api } from '#src/features/mails/load-mails.ts'
import { contentOf, isBlank, type MailDraft } from './reply-to.ts'

interface Options {
  start: MailDraft
  /** The draft's id, if it is stored already. */
  id: string | undefined
  /** The key under which it is stored on this device until the server has it. */
  name: string
  onCreated: (id: string) => void
}

type NewMail = Parameters<typeof api.create>[0]['body']['mail']
export type DraftEditing = ReturnType<typeof useDraft>

/**
 * A draft in its stored form on the device, with the idempotency key of the call that creates it on the server.
 */
interface KeptMailDraft extends MailDraft {
  createKey: string
}

/** A draft that saves itself: 700 ms after the last key press, and whenever the user leaves it. */
export function useDraft({ start, id, name, onCreated }: Options) {
  const stored = useRef(id)
  /** The last version that was sent from here and that the server has stored. */
  const saved = useRef<MailDraft>(undefined)
  const [draftKey, setDraftKey] = useState(name)
  const [first] = useState<KeptMailDraft>(() => ({ ...start, createKey: crypto.randomUUID() }))
  const {
    value: draft,
    change: write,
    flush,
    forget,
    status,
  } = useAutosaveOf(codec, { stored: first, save, draftKey, delay: 700, isLastWinner: true })
  // Files finish uploading while the user writes: each change is applied to the newest version.
  const newest = useRef(draft)

  async function save(value: KeptMailDraft) {
    if (stored.current === undefined && isBlank(value, start)) return true
    return store(value).catch(() => false)
  }

  async function store(value: KeptMailDraft): Promise<boolean> {
    const { createKey, words, quote, ...fields } = value
    const mail = { ...fields, content: contentOf({ words, quote }) }
    const isNew = stored.current === undefined
    stored.current ??= await create(mail, createKey)
    // A previous page may have created the draft with less text in it.
    if (!isNew || createKey !== first.createKey)
      await api.update({ body: { id: stored.current, mail: { ...mail, date: new Date().toISOString() } } })
    saved.current = value
    return true
  }

  async function create(mail: NewMail, idempotencyKey: string) {
    const created = await api.create({ body: { mail }, idempotencyKey })
    setDraftKey(`mail.${created.id}`)
    onCreated(created.id)
    return created.id
  }

  function change(fields: Partial<MailDraft> | ((draft: MailDraft) => Partial<MailDraft>)) {
    const { current } = newest
    newest.current = { ...current, ...(typeof fields === 'function' ? fields(current) : fields) }
    write(newest.current)
  }

  return {
    draft,
    change,
    status,
    /**
     * Stores the draft even if the user wrote nothing: a forwarded mail often has no text of its own. Rejects with an
     * `ApiProblem` when the newest text is not stored.
     */
    async settle() {
      await flush()
      if (stored.current === undefined || saved.current !== newest.current) await store(newest.current)
      return stored.current
    },
    /** Discards the draft. Resolves to the id of the stored one to remove, after a save that has begun. */
    async forget() {
      forget()
      await flush()
      return stored.current
    },
  }
}

const codec: Codec<KeptMailDraft> = {
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
