import { useLingui } from '@lingui/react/macro'
import { useChatNavigation } from '#src/features/chat/use-chat-navigation.ts'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'

export const searchId = 'chat-search'
/** The id of the field for a new message on the screen; the drawer's field has none. */
export const fieldId = 'chat-message'
export const elementIdOf = (id: string) => `chat-${id}`

/** The keyboard shortcuts of the list. */
export function useChatKeys(step: (by: number) => void) {
  const { t } = useLingui()
  const { startNew } = useChatNavigation()
  useKeyboardShortcuts([
    { keys: '/', label: t`Search`, run: () => document.getElementById(searchId)?.focus() },
    { keys: 'j', label: t`Next in the list`, run: () => step(1) },
    { keys: 'k', label: t`Previous in the list`, run: () => step(-1) },
    { keys: 'n', label: t`New chat`, run: startNew },
  ])
}

/** The keyboard shortcuts of an open conversation. */
export function useConversationKeys(isInfoOpen: boolean) {
  const { t } = useLingui()
  const { close, showInfo, closeLayer } = useChatNavigation()
  useKeyboardShortcuts([
    { keys: 'm', label: t`Write a message`, run: () => document.getElementById(fieldId)?.focus() },
    { keys: 'i', label: t`Contact info`, run: showInfo },
    isInfoOpen
      ? { keys: 'Escape', label: t`Close the contact info`, run: closeLayer }
      : { keys: 'Escape', label: t`Close the conversation`, run: close },
  ])
}
