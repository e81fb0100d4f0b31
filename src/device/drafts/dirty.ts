import { isReloadHeld, onRelease } from '#src/lib/hold-reload.ts'

const unsaved = new Set<symbol>()
const waiting = new Set<() => void>()

/**
 * Marks that typed data is not stored anywhere yet; the browser then asks before it closes the page. Call the returned
 * function when the data is saved or discarded.
 */
export function markDirty(): () => void {
  const mark = Symbol()
  unsaved.add(mark)
  addEventListener('beforeunload', preventUnload)
  return () => {
    unsaved.delete(mark)
    if (!isDirty()) removeEventListener('beforeunload', preventUnload)
    actIfClean()
  }
}

onRelease(actIfClean)

function actIfClean() {
  if (isDirty() || isReloadHeld()) return
  for (const act of waiting) act()
  waiting.clear()
}

/** Returns whether typed data is not stored anywhere yet. */
export const isDirty = () => unsaved.size > 0

/** Calls `act` now, or as soon as no data is unsaved and no hold delays a reload. */
export function whenSaved(act: () => void) {
  waiting.add(act)
  actIfClean()
}

/** Reloads the page now, or as soon as no data is unsaved and no hold delays a reload. */
export const reloadWhenSaved = () => whenSaved(() => location.reload())

/** Lets the page close without a question: unsaved data is stored as drafts. */
export const allowUnload = () => removeEventListener('beforeunload', preventUnload)

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
