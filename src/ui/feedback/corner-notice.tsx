import type { ComponentProps } from 'react'
import { css } from '#styled-system/css'
import { Notice } from './notice.tsx'

/** A notice that stays in the corner of the page until the user closes it. */
export const CornerNotice = (props: Omit<ComponentProps<typeof Notice>, 'className'>) => (
  <Notice {...props} className={corner} />
)

const corner = css({
  position: 'fixed',
  insetInlineEnd: { base: '3', sm: '5' },
  insetBlockEnd: '[max(1.25rem, env(safe-area-inset-bottom))]',
  zIndex: 'fab',
  width: 'pane.popover',
  maxWidth: '[calc(100vw - 1.5rem)]',
  boxShadow: '[{shadows.lg}, {shadows.hairline}]',
  background: 'raised',
  _print: { display: 'none' },
})
