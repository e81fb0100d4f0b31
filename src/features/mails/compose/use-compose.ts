import { useNavigate, useRouter } from '@tanstack/react-router'
import type { MailboxSearch } from '#src/features/mails/search/mailbox-search.ts'
import { awaitTyping } from '#src/ui/keyboard/await-typing.ts'

/** The element of the mail that is being written. */
export const composeDockId = 'compose-dock'

/** Opens and closes the mail that is being written; the address contains the open one. */
export function useCompose() {
  const navigate = useNavigate()
  const router = useRouter()
  const set = (search: Partial<MailboxSearch>, replace = false) =>
    navigate({ to: '.', search: previous => ({ ...previous, ...search }), resetScroll: false, replace })

  return {
    /** Opens a draft by its id, or a `new` one. One that is open already gets the focus. */
    open: async (compose: string, to?: string) => {
      const { compose: opened } = router.latestLocation.search as MailboxSearch
      awaitTyping()
      await set({ compose, to })
      if (opened === compose) document.querySelector<HTMLElement>(`#${composeDockId} input`)?.focus()
    },
    close: () => set({ compose: undefined, to: undefined }),
    /** Puts the id of a newly stored draft into the address. Without it, a reload would open another new mail. */
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
