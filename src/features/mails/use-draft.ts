import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { autosave, type SaveStatus } from '#src/api/autosave.ts'
import { leaving } from '#src/api/use-autosave.ts'
import { markDirty } from '#src/device/dirty.ts'
import { dropDraft, loadDraft, saveDraft } from '#src/device/drafts.ts'
import { holdDraft } from '#src/device/unsaved.ts'
import { api } from './load-mails.ts'
import { contentOf, isBlank, type Letter } from './reply-to.ts'

interface Options {
  start: Letter
  /** The draft's id, if it is stored already. */
  id: string | undefined
  /** Where it is kept on this device until the server has it. */
  name: string
  onCreated: (id: string) => void
}

export type Draft = ReturnType<typeof useDraft>

/**
 * A letter that saves itself among the drafts: 700 ms after the last key, and whenever it is left. Each key is kept on
 * the device at once, so that nothing is lost when the page is gone before that.
 */
export function useDraft({ start, id, name, onCreated }: Options) {
  const stored = useRef(id)
  const [letter, setLetter] = useState(() => kept(name) ?? start)
  // Files arrive while one goes on writing: each change builds on the newest.
  const newest = useRef(letter)
  const [{ unsaved, status }, setState] = useState<{ unsaved?: { value: Letter }; status: SaveStatus }>({
    status: 'idle',
  })
  const [saver] = useState(() =>
    autosave<Letter>({ save: () => Promise.resolve(false), delay: 700, onChange: setState }),
  )

  async function store(value: Letter): Promise<boolean> {
    const { words: _, quote: __, ...fields } = value
    const mail = { ...fields, content: contentOf(value) }
    if (stored.current !== undefined)
      await api.update({ body: { id: stored.current, mail: { ...mail, date: new Date().toISOString() } } })
    else {
      const created = await api.create({ body: { mail } })
      stored.current = created.id
      onCreated(created.id)
    }
    dropDraft(name)
    return true
  }

  const save = async (value: Letter) => {
    if (stored.current === undefined && isBlank(value, start)) return true
    return store(value).catch(() => false)
  }
  useEffect(() => saver.saveBy(save))
  useEffect(() => leaving(() => void saver.flush()), [saver])
  useEffect(() => holdDraft(name, { retry: () => void saver.flush(), forget: saver.forget }), [name, saver])

  const isUnsaved = unsaved !== undefined
  useEffect(() => (isUnsaved ? markDirty() : undefined), [isUnsaved])

  // What this device kept is newer than what the server has.
  const takeUp = useEffectEvent(() => {
    if (letter !== start) saver.change(letter)
  })
  useEffect(() => takeUp(), [])

  function change(fields: Partial<Letter> | ((letter: Letter) => Partial<Letter>)) {
    const { current } = newest
    const next = { ...current, ...(typeof fields === 'function' ? fields(current) : fields) }
    newest.current = next
    setLetter(next)
    saveDraft(name, JSON.stringify(next))
    saver.change(next)
  }

  return {
    letter,
    change,
    status,
    /** Stores what is not stored yet. Answers the draft's id, or nothing when that failed or there is nothing to store. */
    async flush() {
      await saver.flush()
      return stored.current
    },
    /** Stores it even though nothing was written: an answer may say nothing of its own, a forwarded mail often does. */
    async settle() {
      await saver.flush()
      if (stored.current === undefined) await store(newest.current)
      return stored.current
    },
    /** Nothing of it is wanted. Answers the id of the draft to remove. */
    forget() {
      saver.forget()
      dropDraft(name)
      return stored.current
    },
  }
}

function kept(name: string): Letter | undefined {
  const text = loadDraft(name)
  if (text === null) return undefined
  try {
    const letter: unknown = JSON.parse(text)
    return isLetter(letter) ? letter : undefined
  } catch {
    return undefined
  }
}

const isLetter = (value: unknown): value is Letter =>
  typeof value === 'object' &&
  value !== null &&
  ['to', 'subject', 'words', 'quote'].every(name => typeof Reflect.get(value, name) === 'string') &&
  ['cc', 'bcc', 'attachments'].every(name => Array.isArray(Reflect.get(value, name)))
