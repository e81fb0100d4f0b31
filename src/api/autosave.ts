import { hashOf } from '#src/lib/hash.ts'
import { listeners } from '#src/lib/listeners.ts'

/** `conflict`: the edited value was changed elsewhere; nothing is sent until the user chooses one of both versions. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed' | 'conflict'

export interface AutosaveState<Value> {
  /** What the field shows. */
  value: Value
  /** Whether the value is stored only on this page and in its draft. */
  isUnsaved: boolean
  status: SaveStatus
  /** With the status `conflict`: the version that was stored elsewhere. */
  theirs?: Value
}

/** An unsaved value, as it is stored on the device. */
export interface KeptDraft<Value> {
  value: Value
  /**
   * Hashes of the value at the start of the edit and of the values sent since. A stored value without a hash here was
   * changed elsewhere.
   */
  own?: readonly number[] | undefined
}

export interface AutosaveOptions<Value> {
  stored: Value
  /** The draft that the device stores of an earlier edit. */
  draft?: KeptDraft<Value> | undefined
  /** Resolves to whether it is saved. `base` is the value at the start of the edit. */
  save: (value: Value, base: Value) => Promise<boolean>
  /** Stores the unsaved value on the device: at each change, before anything is sent. */
  keep: (draft: KeptDraft<Value>) => void
  /** Called when the draft is saved or discarded. */
  drop: () => void
  /** Two values with the same text are equal for the server. */
  textOf: (value: Value) => string
  /** ms after the last change */
  delay: number
}

/** The maximum number of hashes that a draft keeps. */
const MAX_OWN = 20

/**
 * Saves the last of many changes when they pause, one call at a time. A change made during a call is saved after it.
 * Every change is stored as a draft first, so that the page can close at any moment.
 */
export function autosave<Value>({ textOf, delay, keep, drop, draft, ...options }: AutosaveOptions<Value>) {
  let { save, stored } = options
  let base = stored
  const own = new Set<number>(draft?.own ?? [])
  let state: AutosaveState<Value> = { value: stored, isUnsaved: false, status: 'idle' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  const [subscribe, notify] = listeners()

  // Servers trim texts, so blanks at the start and the end are ignored.
  const keyOf = (value: Value) => textOf(value).trim()
  const isSame = (a: Value, b: Value) => a === b || keyOf(a) === keyOf(b)
  const isOwn = (value: Value) => own.has(hashOf(keyOf(value)))

  if (draft && !isSame(draft.value, stored)) {
    // A draft without hashes is from an older release: it is saved without a check, as that release did.
    const isOurs = !draft.own || isOwn(stored)
    const { value } = draft
    state = {
      value,
      isUnsaved: true,
      ...(isOurs ? { status: 'idle' } : { status: 'conflict', theirs: stored }),
    }
  }

  function publish(next: AutosaveState<Value>) {
    state = next
    notify()
  }

  /** Saves the draft, or drops it if it is already stored. Call it when the field is shown. */
  function start() {
    if (state.isUnsaved) schedule()
    else if (draft) drop()
  }

  function change(value: Value) {
    remember(base)
    if (state.theirs !== undefined && isSame(value, state.theirs)) return settle(value)
    const isConflict = state.status === 'conflict'
    publish({ ...state, value, isUnsaved: true, status: isConflict ? 'conflict' : 'idle' })
    keepDraft()
    schedule()
  }

  function schedule() {
    clearTimeout(timer)
    if (state.status !== 'conflict') timer = setTimeout(flush, delay)
  }

  /** Saves the unsaved value without delay. Resolves when it is saved, or when saving failed. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    if (sending) return sending
    if (!state.isUnsaved || state.status === 'conflict') return Promise.resolve()
    sending = send().finally(() => {
      sending = undefined
    })
    return sending
  }

  async function send(): Promise<void> {
    const { value } = state
    remember(value)
    keepDraft()
    publish({ value, isUnsaved: true, status: 'saving' })
    const isSaved = await save(value, base).catch(() => false)
    if (isSaved) base = value
    // The value was discarded during the call.
    if (!state.isUnsaved) return
    const isNewest = isSame(state.value, value)
    // A value that arrived during the call was written after it, or the stored value will replace it.
    if (isSaved && isNewest) settle(state.theirs ?? state.value)
    else if (state.status === 'conflict') return
    else if (isNewest) publish({ ...state, status: 'failed' })
    else return send()
  }

  /** Marks the value as stored. */
  function settle(value: Value) {
    clearTimeout(timer)
    drop()
    publish({ value, isUnsaved: false, status: 'saved' })
  }

  /** Takes the server's current value. The typed value stays; a version from elsewhere becomes `theirs`. */
  function receive(next: Value) {
    if (isSame(next, stored)) return
    stored = next
    const { value, isUnsaved, status } = state
    const isForeign = isUnsaved && !isOwn(next) && !isSame(next, base)
    if (!isForeign) base = next

    // A value that differs only in blanks is shown as it was typed.
    if (!isUnsaved) return isSame(next, value) ? undefined : publish({ ...state, value: next })
    if (isSame(next, value)) return sending ? undefined : settle(value)
    if (isForeign) {
      clearTimeout(timer)
      publish({ value, isUnsaved, status: 'conflict', theirs: next })
    } else if (status === 'conflict') {
      publish({ value, isUnsaved, status: 'idle' })
      schedule()
    }
  }

  /** Ends a conflict: the typed value replaces the version from elsewhere. */
  function keepMine(): Promise<void> {
    base = stored
    const { value } = state
    publish({ value, isUnsaved: true, status: 'idle' })
    return flush()
  }

  /** Discards the unsaved value and shows the stored one. This also ends a conflict. */
  function forget() {
    clearTimeout(timer)
    base = stored
    drop()
    publish({ value: stored, isUnsaved: false, status: 'idle' })
  }

  function remember(value: Value) {
    own.add(hashOf(keyOf(value)))
    for (const hash of own) {
      if (own.size <= MAX_OWN) return
      own.delete(hash)
    }
  }

  function keepDraft() {
    keep({ value: state.value, own: [...own] })
  }

  return {
    state: () => state,
    subscribe,
    /** Sets the newest save function; a component creates a new one at each render. */
    setSave(newest: AutosaveOptions<Value>['save']) {
      save = newest
    },
    start,
    change,
    flush,
    receive,
    keepMine,
    forget,
  }
}
