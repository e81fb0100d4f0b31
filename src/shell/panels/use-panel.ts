import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import type { PanelName } from './panel-names.ts'

/**
 * A panel of the header has an address, `?panel=messages`, and an entry of its own in the history: Back closes it and
 * stays on the page. Another panel takes its place.
 */
export function usePanel(name: PanelName) {
  const navigate = useNavigate()
  const { history } = useRouter()
  const shown = useSearch({ from: '/_app', select: ({ panel }) => panel })
  const isSheet = !useBreakpoint('sm')
  const isOpen = shown === name

  const set = (panel: PanelName | undefined, isEntry: boolean) =>
    void navigate({
      to: '.',
      search: previous => ({ ...previous, panel }),
      state: isEntry ? { isPanel: true } : true,
      replace: !isEntry,
      resetScroll: false,
      viewTransition: false,
    })

  function close() {
    const { search, state } = history.location
    // A press beside it may have led elsewhere.
    if (new URLSearchParams(search).get('panel') !== name) return
    if (state.isPanel) history.back()
    else set(undefined, false)
  }

  function setOpen(open: boolean) {
    if (open === isOpen) return
    if (open) set(name, shown === undefined)
    else afterPress(close)
  }

  return { isOpen, isSheet, setOpen }
}

/** Acts when the press of the pointer that is under way has ended: first it does what it was for. */
function afterPress(act: () => void) {
  if (isPressed) addEventListener('pointerup', () => setTimeout(act), { once: true })
  else act()
}

let isPressed = false
addEventListener('pointerdown', () => (isPressed = true), { capture: true })
for (const end of ['pointerup', 'pointercancel'])
  addEventListener(end, () => (isPressed = false), { capture: true })

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This entry only adds a panel of the header to the page before it. */
    isPanel?: true
  }
}
