import type { ReactNode } from 'react'
import { UnderPointer } from '#src/ui/drag/under-pointer.tsx'
import { css } from '#styled-system/css'

const offset = { x: 8, y: -24 }

/** The dragged item, below the pointer. */
export const DragCard = ({ children }: { children: ReactNode }) => (
  <UnderPointer offset={offset} className={card}>
    {children}
  </UnderPointer>
)

const card = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '12',
  width: '[min(24rem, 75vw)]',
  paddingInline: '5',
  borderRadius: 'lg',
  background: 'raised',
  fontWeight: 'label',
  '&[hidden]': { display: 'none' },
})
