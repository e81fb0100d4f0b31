import type { ComponentProps, MouseEvent } from 'react'
import { Popover } from '#src/ui/overlay/popover.tsx'
import { css } from '#styled-system/css'
import type { PanelName } from './panel-names.ts'
import { usePanel } from './use-panel.ts'

type Props = Omit<ComponentProps<typeof Popover>, 'open' | 'onOpenChange' | 'flush' | 'sheet'> & {
  name: PanelName
}

/** A panel of the header by its button: a popover, on a phone a sheet. It has an address. */
export function Panel({ name, placement = 'bottom-end', children, ...popover }: Props) {
  const { isOpen, isSheet, setOpen } = usePanel(name)

  // Who comes back from where a link led finds the page; only a sheet, an entry of its own, is still open then.
  function closeBeforeLeaving({ target }: MouseEvent) {
    if (isSheet || !(target instanceof Element) || !target.closest('a[href]')) return
    setOpen(false)
    // The heading of the next screen takes the focus, unless a layer has it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }

  return (
    <Popover flush sheet {...popover} placement={placement} open={isOpen} onOpenChange={setOpen}>
      {close => (
        <div role="presentation" className={css({ display: 'contents' })} onClickCapture={closeBeforeLeaving}>
          {children(close)}
        </div>
      )}
    </Popover>
  )
}
