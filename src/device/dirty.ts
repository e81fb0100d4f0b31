const unsaved = new Set<symbol>()
const waiting = new Set<() => void>()

/** Says that something typed is nowhere else yet. Call what it returns once it is saved or given up. */
export function markDirty(): () => void {
  const mark = Symbol()
  unsaved.add(mark)
  addEventListener('beforeunload', preventUnload)
  return () => {
    unsaved.delete(mark)
    if (isDirty()) return
    removeEventListener('beforeunload', preventUnload)
    for (const act of waiting) act()
    waiting.clear()
  }
}

export const isDirty = () => unsaved.size > 0

/** Acts now, or as soon as nothing unsaved is left. */
export function whenSaved(act: () => void) {
  if (isDirty()) waiting.add(act)
  else act()
}

/** Lets the page go without a question: what is unsaved is kept as drafts. */
export const allowUnload = () => removeEventListener('beforeunload', preventUnload)

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
