export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed'

interface Options<Value> {
  /** Answers whether it is saved. */
  save: (value: Value) => Promise<boolean>
  /** ms after the last change */
  delay: number
  /** `unsaved` is there until what was last changed is stored. */
  onChange: (state: { unsaved?: { value: Value }; status: SaveStatus }) => void
}

/** Saves the last of many changes once they pause, one call at a time; a change made meanwhile is saved after it. */
export function autosave<Value>({ delay, onChange, ...options }: Options<Value>) {
  let { save } = options
  let unsaved: { value: Value } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined

  function change(value: Value) {
    unsaved = { value }
    onChange({ unsaved, status: 'idle' })
    clearTimeout(timer)
    timer = setTimeout(flush, delay)
  }

  /** Saves now what is not saved. Resolves when it is, or when that failed. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    if (!unsaved || sending) return sending ?? Promise.resolve()
    sending = send(unsaved).finally(() => {
      sending = undefined
    })
    return sending
  }

  async function send(sent: { value: Value }): Promise<void> {
    onChange({ unsaved, status: 'saving' })
    const isSaved = await save(sent.value).catch(() => false)
    if (unsaved && unsaved !== sent) return send(unsaved)
    if (isSaved) unsaved = undefined
    onChange({ unsaved, status: isSaved ? 'saved' : 'failed' })
  }

  /** Gives up what is not saved. */
  function forget() {
    clearTimeout(timer)
    unsaved = undefined
    onChange({ status: 'idle' })
  }

  /** Takes the newest way of saving; a component makes a new one whenever it renders. */
  function saveBy(newest: Options<Value>['save']) {
    save = newest
  }

  return { change, flush, forget, saveBy }
}
