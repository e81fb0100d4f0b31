import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { Popover } from '#src/ui/overlay/popover.tsx'
import type { PanelName } from './panel-names.ts'
import { usePanel } from './use-panel.ts'

type Props = Omit<ComponentProps<typeof Popover>, 'open' | 'onOpenChange' | 'flush' | 'sheet'> & {
  name: PanelName
}

/** A panel of the header at its button: a popover, on a phone a sheet. It is in the address. */
export function Panel({ name, placement = 'bottom-end', ...popover }: Props) {
  const { isOpen, isSheet, setOpen } = usePanel(name)
  useReplacedByLinks(isOpen && !isSheet)
  return <Popover flush sheet {...popover} placement={placement} open={isOpen} onOpenChange={setOpen} />
}

/** A link in the panel replaces the panel's history entry, so that Back shows the page without the panel. */
function useReplacedByLinks(isOn: boolean) {
  const { history } = useRouter()

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || link.target || link.origin !== location.origin) return
    event.preventDefault()
    // Removes the focus, so that the heading of the next screen can take it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    history.replace(link.href.slice(location.origin.length))
  })

  useEffect(() => {
    if (!isOn) return
    const listen = (event: MouseEvent) => follow(event)
    document.addEventListener('click', listen, { capture: true })
    return () => document.removeEventListener('click', listen, { capture: true })
  }, [isOn])
}
