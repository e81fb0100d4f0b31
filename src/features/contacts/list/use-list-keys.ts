import { useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import type { ListedContact } from '#src/contract/contacts.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { useOpen } from '#src/features/contacts/use-open.ts'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import type { Selection } from '#src/ui/list/use-selection.ts'
import { useRemove } from './use-remove.ts'
import type { RowFocus } from './use-row-focus.ts'

interface Options {
  contacts: readonly ListedContact[]
  focus: RowFocus
  selection: Selection
}

/** The keys of a list with somebody in it; they mean the row that has, or last had, the focus. */
export function useListKeys({ contacts, focus, selection }: Options) {
  const { t } = useLingui()
  const { canEdit } = useContacts()
  const remove = useRemove()
  const { id: openId } = useParams({ strict: false })
  const { edit } = useOpen()
  const { activeId, activeIndex } = focus

  function removeRows() {
    const ids = selection.ids.length > 0 ? selection.ids : activeId ? [activeId] : []
    const next = contacts.findIndex((contact, index) => index > activeIndex && !ids.includes(contact.id))
    focus.focusRow(next < 0 ? activeIndex - 1 : next)
    selection.clear()
    remove(ids)
  }

  useKeyboardShortcuts([
    { keys: 'j', label: t`Next contact`, run: () => focus.step(1) },
    { keys: 'k', label: t`Previous contact`, run: () => focus.step(-1) },
    { keys: 'x', label: t`Select or leave out`, run: () => activeId && selection.toggle(activeId) },
    ...(canEdit
      ? [
          { keys: 'e', label: t`Edit`, run: () => activeId && edit(openId ?? activeId) },
          { keys: 'Delete', label: t`Delete`, run: removeRows },
          { keys: '#', label: t`Delete`, run: removeRows },
        ]
      : []),
  ])
}
