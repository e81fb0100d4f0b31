import type { ReactNode } from 'react'
import { css, cx } from '#styled-system/css'
import { arrowKeys } from './arrow-keys.ts'

interface Props {
  className?: string
  children: ReactNode
}

/** The scrolling part of the navigation. It scrolls to the active item at the start. */
export const Scroller = ({ className, children }: Props) => (
  <div role="presentation" ref={showCurrent} onKeyDown={arrowKeys} className={cx(scroller, className)}>
    {children}
  </div>
)

/** `scrollIntoView` would move the page too. */
function showCurrent(element: HTMLElement | null) {
  const current = element?.querySelector<HTMLElement>('[aria-current=page]')
  if (!element || !current) return
  const below = current.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom
  if (below > 0) element.scrollTop += below + element.clientHeight / 3
}

const scroller = css({
  position: 'relative',
  flex: '1',
  minHeight: '0',
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: '[thin]',
  scrollbarColor: '[{colors.border} transparent]',
  paddingInline: 'var(--edge, 0.75rem)',
  paddingBlockEnd: '10',
  maskImage: '[linear-gradient(#000 calc(100% - 2.25rem), transparent)]',
})
