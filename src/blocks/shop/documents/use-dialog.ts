import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import type { DialogName } from './document-search.ts'

/** The dialog that the address names. Back closes it, and so does closing it go back. */
export function useDialog() {
  const shown = useSearch({ strict: false, select: ({ dialog }) => dialog })
  const navigate = useNavigate()
  const router = useRouter()

  /** `id` names the document in a list of several. */
  const open = (name: DialogName, id?: string) =>
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, dialog: name, open: id }),
      state: { isDialog: true },
      resetScroll: false,
    })

  async function close() {
    if (router.state.location.state.isDialog) return router.history.back()
    await navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, dialog: undefined, open: undefined }),
      replace: true,
      resetScroll: false,
    })
  }

  return { shown, open, close: () => void close() }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry of the history opened a dialog over the entry before it. */
    isDialog?: true
  }
}
