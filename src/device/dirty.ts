import { isReloadHeld, onRelease } from '#src/lib/hold-reload.ts'

const unsaved = new Set<symbol>()
const waiting = new Set<() => void>()

/** Says that something typed is nowhere else yet. Call what it returns once it is saved or given up. */
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

export const isDirty = () => unsaved.size > 0

/** Acts now, or as soon as nothing unsaved is left and nothing holds a reload back. */
export function whenSaved(act: () => void) {
  waiting.add(act)
  actIfClean()
}

/** Lets the page go without a question: what is unsaved is kept as drafts. */
export const allowUnload = () => removeEventListener('beforeunload', preventUnload)

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
