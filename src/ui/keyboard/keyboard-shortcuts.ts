import { useEffect, useId } from 'react'

/** A key of a screen and its action. */
export interface KeyboardShortcut {
  /** "e", "mod+k" (⌘ on a Mac, otherwise Ctrl), or "g i" for one after the other. */
  keys: string
  label: string
  run: () => void
}

const registered = new Map<string, KeyboardShortcut[]>()
let pending = { keys: '', until: 0 }

/**
 * Registers the keys of a screen while it is mounted. They are disabled while the user types, and while a dialog or a
 * menu has the focus.
 */
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

/**
 * WCAG 2.1.4: single-key shortcuts can be turned off, for users of speech input and users who press keys by accident.
 */
export const areSingleKeyShortcutsOn = () => localStorage.getItem(lettersKey) !== 'off'

/** Turns single-key shortcuts on or off, on this device. */
export const setSingleKeyShortcuts = (on: boolean) => localStorage.setItem(lettersKey, on ? 'on' : 'off')

/** Runs the action of a key. Use it for a button with the same action. */
export const runKeyboardShortcut = (keys: string) =>
  activeKeyboardShortcuts()
    .find(shortcut => shortcut.keys === keys)
    ?.run()

/** Returns all shortcuts that are active now, for the list of keys. */
export const activeKeyboardShortcuts = () => inForce([...registered.values()].flat())

/** Returns one shortcut for each key: the one that was registered last. */
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
  // The next key of a sequence is accepted for two seconds, because a busy device handles keys late.
  const begins = all.some(({ keys }) => keys.startsWith(`${key} `))
  pending = { keys: key, until: !found && begins ? event.timeStamp + 2000 : 0 }
  if (!found) return
  event.preventDefault()
  found.run()
}

/** Returns the name of a key. Shift is omitted, because the character already contains it ("?", "#"). */
function keyName({ key, metaKey, ctrlKey, altKey }: KeyboardEvent) {
  const name = key.length === 1 ? key.toLowerCase() : key
  return `${metaKey || ctrlKey ? 'mod+' : ''}${altKey ? 'alt+' : ''}${name}`
}

/** Returns whether a key pressed in this element types text. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))

const isInLayer = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
