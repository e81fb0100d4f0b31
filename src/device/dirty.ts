const unsaved = new Set<symbol>()
const waiting = new Set<() => void>()

/** Says that something typed is nowhere else yet. Call what it returns once it is saved or given up. */
export function markDirty(): () => void {
  const mark = Symbol()
  unsaved.add(mark)
  addEventListener('beforeunload', ask)
  return () => {
    unsaved.delete(mark)
    if (isDirty()) return
    removeEventListener('beforeunload', ask)
    for (const act of waiting) act()
    waiting.clear()
  }
}

export const isDirty = () => unsaved.size > 0

/** Acts now, or as soon as nothing unsaved is left. */
export function whenClean(act: () => void) {
  if (isDirty()) waiting.add(act)
  else act()
}

/** Lets the page go without a question: what is unsaved is kept as drafts. */
export const leaveFreely = () => removeEventListener('beforeunload', ask)

const ask = (event: BeforeUnloadEvent) => event.preventDefault()
