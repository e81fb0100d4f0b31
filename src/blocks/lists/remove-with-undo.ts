import { noteRemoved, noteRestored } from '#src/device/removed.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

interface Removal {
  ids: readonly string[]
  /** Resolves to a falsy value when it failed; the error was shown then. */
  remove: () => Promise<unknown>
  restore: () => unknown
  /** What was removed, as text. */
  message: string
}

/** Removes rows of a list and offers to restore them, instead of asking before. */
export async function removeWithUndo({ ids, remove, restore, message }: Removal) {
  if (ids.length === 0 || !(await remove())) return
  noteRemoved(ids)
  toast.undo(message, () => {
    noteRestored(ids)
    void restore()
  })
}
