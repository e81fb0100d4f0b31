import { useNavigate } from '@tanstack/react-router'
import type { MailboxSearch } from '#src/features/mails/search/mailbox-search.ts'
import { awaitTyping } from '#src/ui/keyboard/await-typing.ts'

/** Opens and closes the letter that is being written; both are in the address. */
export function useCompose() {
  const navigate = useNavigate()
  const set = (search: Partial<MailboxSearch>, replace = false) =>
    navigate({ to: '.', search: previous => ({ ...previous, ...search }), resetScroll: false, replace })

  return {
    /** A draft by its id, or a `new` letter. */
    open: (compose: string, to?: string) => {
      awaitTyping()
      return set({ compose, to })
    },
    close: () => set({ compose: undefined, to: undefined }),
    /** The new letter has been stored; without that it would be another one after a reload. */
    adopt: (id: string) =>
      navigate({
        to: '.',
        search: previous =>
          previous.compose === 'new' ? { ...previous, compose: id, to: undefined } : previous,
        resetScroll: false,
        replace: true,
      }),
  }
}
