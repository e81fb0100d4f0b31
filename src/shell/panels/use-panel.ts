import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import type { PanelName } from './panel-names.ts'

/**
 * A panel of the header is in the address, `?panel=messages`, with a history entry of its own: Back closes it and
 * stays on the page. Another panel replaces it.
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
    // A press outside the panel may have opened another page.
    if (panelIn(search) !== name) return
    if (state.isPanel) history.back()
    else set(undefined, false)
  }

  function setOpen(open: boolean) {
    if (!open) return isOpen ? afterPress(close) : undefined
    // The address, because what is rendered can be older than it.
    const latest = panelIn(history.location.search)
    if (latest !== name) set(name, latest === null)
  }

  return { isOpen, isSheet, setOpen }
}

const panelIn = (search: string) => new URLSearchParams(search).get('panel')

/** Runs after the current pointer press has ended, so that the press does its own action first. */
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
    /** Whether this history entry only adds a panel to the page before it. */
    isPanel?: true
  }
}
