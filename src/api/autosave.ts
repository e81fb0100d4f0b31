import { hashOf } from '#src/lib/hash.ts'

/** `conflict`: somebody else changed what is being edited; nothing is sent until one of both versions is chosen. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed' | 'conflict'

export interface AutosaveState<Value> {
  /** What the field shows. */
  value: Value
  /** Whether the value is stored nowhere but on this page and in its draft. */
  isUnsaved: boolean
  status: SaveStatus
  /** With the status `conflict`: what somebody else stored meanwhile. */
  theirs?: Value
}

/** A value that is not saved yet, as it is kept on the device. */
export interface KeptDraft<Value> {
  value: Value
  /** Hashes of what the edit began from and of what was sent since. What is stored is one of them, or somebody else's. */
  own?: readonly number[] | undefined
}

export interface AutosaveOptions<Value> {
  stored: Value
  /** What the device kept of an earlier edit. */
  draft?: KeptDraft<Value> | undefined
  /** Resolves to whether it is saved. `base` is what the edit began from. */
  save: (value: Value, base: Value) => Promise<boolean>
  /** Keeps what is not saved on the device: with each change, before anything is sent. */
  keep: (draft: KeptDraft<Value>) => void
  /** The draft is stored or given up. */
  drop: () => void
  /** Two values with the same text are the same to the server. */
  textOf: (value: Value) => string
  /** ms after the last change */
  delay: number
}

/** How many of its own versions a draft remembers. */
const MAX_OWN = 20

/**
 * Saves the last of many changes once they pause, one call at a time. A change made during a call is saved after it.
 * Every change is kept as a draft first, so that the page may end at any moment.
 */
export function autosave<Value>({ textOf, delay, keep, drop, draft, ...options }: AutosaveOptions<Value>) {
  let { save, stored } = options
  let base = stored
  const own = new Set<number>(draft?.own ?? [])
  let state: AutosaveState<Value> = { value: stored, isUnsaved: false, status: 'idle' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  const listeners = new Set<() => void>()

  // Servers trim texts; what differs in blanks at an end is the same.
  const keyOf = (value: Value) => textOf(value).trim()
  const isSame = (a: Value, b: Value) => a === b || keyOf(a) === keyOf(b)
  const isOwn = (value: Value) => own.has(hashOf(keyOf(value)))

  if (draft && !isSame(draft.value, stored)) {
    // A draft without versions was kept by an older release: it is saved as it was there.
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
    for (const listener of listeners) listener()
  }

  /** Saves what was kept, or forgets it where it is stored already. Call it when the field is shown. */
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

  /** Saves what is not saved without waiting. Resolves when it is saved, or when that failed. */
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
    // It was given up while the call was under way.
    if (!state.isUnsaved) return
    const isNewest = isSame(state.value, value)
    // What arrived during the call was written after it, or is about to be replaced by what it stored.
    if (isSaved && isNewest) settle(state.theirs ?? state.value)
    else if (state.status === 'conflict') return
    else if (isNewest) publish({ ...state, status: 'failed' })
    else return send()
  }

  /** What is shown is what is stored. */
  function settle(value: Value) {
    clearTimeout(timer)
    drop()
    publish({ value, isUnsaved: false, status: 'saved' })
  }

  /** Takes what the server has now. What is typed stays; somebody else's version of it stands beside it. */
  function receive(next: Value) {
    if (isSame(next, stored)) return
    stored = next
    const { value, isUnsaved, status } = state
    const isForeign = isUnsaved && !isOwn(next) && !isSame(next, base)
    if (!isForeign) base = next

    // What differs in blanks only stays as it was typed.
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

  /** Ends a conflict: what is typed replaces what somebody else stored. */
  function keepMine(): Promise<void> {
    base = stored
    const { value } = state
    publish({ value, isUnsaved: true, status: 'idle' })
    return flush()
  }

  /** Gives up what is not saved: what is stored shows again. Ends a conflict with the other version, too. */
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
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Takes the newest way of saving; a component makes a new one with each render. */
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
