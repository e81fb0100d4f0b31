import { css } from '#styled-system/css'

/** A row of a card: what it is about, and what can be done with it. */
export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3.5',
  minHeight: 'row',
  paddingInline: 'card',
  paddingBlock: '2.5',
  '& + &': { borderBlockStart: 'hairline' },
})
