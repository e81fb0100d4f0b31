import { useEffect, useId } from 'react'

export interface KeyboardShortcut {
  /** "e", "mod+k" (⌘ on a Mac, else Ctrl), or "g i" for one after the other. */
  keys: string
  label: string
  run: () => void
}

const registered = new Map<string, KeyboardShortcut[]>()
let pending = { keys: '', until: 0 }

/** The keys of what is on screen. They rest while someone types, and while a dialog or a menu has the focus. */
export function useKeyboardShortcuts(shortcuts: KeyboardShortcut[]) {
  const id = useId()
  useEffect(() => {
    if (registered.size === 0) document.addEventListener('keydown', handleKey)
    registered.set(id, shortcuts)
    return () => {
      registered.delete(id)
      if (registered.size === 0) document.removeEventListener('keydown', handleKey)
    }
  }, [id, shortcuts])
}

const lettersKey = 'outpost.letter-keys'

/** WCAG 2.1.4: keys that are a single sign can be turned off, for who speaks to the device or strikes keys by chance. */
export const areSingleKeyShortcutsOn = () => localStorage.getItem(lettersKey) !== 'off'

export const setSingleKeyShortcuts = (on: boolean) => localStorage.setItem(lettersKey, on ? 'on' : 'off')

/** Does what a key of the screen does, for a button that offers the same. */
export const runKeyboardShortcut = (keys: string) =>
  activeKeyboardShortcuts()
    .find(shortcut => shortcut.keys === keys)
    ?.run()

/** All keys that work now, for the sheet that shows them. */
export const activeKeyboardShortcuts = () => inForce([...registered.values()].flat())

/** One shortcut for each key: of two for the same, the one that was registered last. */
export const inForce = (shortcuts: readonly KeyboardShortcut[]) => [
  ...new Map(shortcuts.map(shortcut => [shortcut.keys, shortcut])).values(),
]

function handleKey(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || isInLayer(event.target)) return
  const key = keyName(event)
  if (isTyping(event.target) && !key.startsWith('mod+')) return
  if (key.length === 1 && !areSingleKeyShortcutsOn()) return

  const sequence = event.timeStamp < pending.until ? `${pending.keys} ${key}` : key
  const all = activeKeyboardShortcuts()
  const found = all.find(({ keys }) => keys === sequence) ?? all.find(({ keys }) => keys === key)
  // Two seconds for the next key of a sequence: a busy device hears the keys late.
  const begins = all.some(({ keys }) => keys.startsWith(`${key} `))
  pending = { keys: key, until: !found && begins ? event.timeStamp + 2000 : 0 }
  if (!found) return
  event.preventDefault()
  found.run()
}

/** Shift is not named: it is in the sign already ("?", "#"). */
function keyName({ key, metaKey, ctrlKey, altKey }: KeyboardEvent) {
  const name = key.length === 1 ? key.toLowerCase() : key
  return `${metaKey || ctrlKey ? 'mod+' : ''}${altKey ? 'alt+' : ''}${name}`
}

/** Whether keys that are pressed there write a text. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))

const isInLayer = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
