import { useLingui } from '@lingui/react/macro'
import { quickAddId } from '#src/features/tasks/quick-add/quick-add.tsx'
import { useNewEntry } from '#src/features/tasks/use-new-entry.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import type { Selection } from '#src/ui/list/use-selection.ts'
import { searchId } from './toolbar.tsx'

/** The keys that work whatever the list holds. */
export function usePageKeys(selection: Selection) {
  const { t } = useLingui()
  const { may } = useTasks()
  const { addSection } = useNewEntry()
  const focus = (id: string) => document.getElementById(id)?.focus()
  const isChoosing = selection.isSelecting || selection.ids.length > 0

  useKeyboardShortcuts([
    ...(may.add ? [{ keys: 'n', label: t`New task`, run: () => focus(quickAddId) }] : []),
    ...(may.edit ? [{ keys: 's', label: t`New section`, run: () => void addSection() }] : []),
    { keys: '/', label: t`Search`, run: () => focus(searchId) },
    ...(isChoosing ? [{ keys: 'Escape', label: t`Clear the selection`, run: selection.clear }] : []),
  ])
}
