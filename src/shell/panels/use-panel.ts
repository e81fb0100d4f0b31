import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import type { PanelName } from './panel-names.ts'

/**
 * A panel of the header has an address, `?panel=messages`. On a phone it is a sheet over the page, which Back closes; on
 * a desk it takes the place of the page in the history, so that Back leads where it always led.
 */
export function usePanel(name: PanelName) {
  const navigate = useNavigate()
  const { history } = useRouter()
  const shown = useSearch({ from: '/_app', select: ({ panel }) => panel })
  const isSheet = !useBreakpoint('sm')
  const isOpen = shown === name

  function setOpen(open: boolean) {
    if (open === isOpen) return
    if (!open && history.location.state.isSheet) return history.back()
    const isOver = open && isSheet && shown === undefined
    void navigate({
      to: '.',
      search: previous => ({ ...previous, panel: open ? name : undefined }),
      state: isOver ? { isSheet: true } : true,
      replace: !isOver,
      resetScroll: false,
      viewTransition: false,
    })
  }

  return { isOpen, isSheet, setOpen }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This entry only adds a sheet to the page before it. */
    isSheet?: true
  }
}
