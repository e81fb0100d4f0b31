import { css } from '#styled-system/css'

/** spec: shortcuts sit in a two-column grid. Hairlines between them. */
export const shortcutGrid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
  '& > li': { boxShadow: '[0 0 0 0.5px {colors.border}]' },
})

export const shortcutTile = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: 'full',
  height: 'full',
  paddingInline: '3',
  paddingBlock: '5',
  textAlign: 'center',
  _hover: { background: 'hover' },
  _focusVisible: { outlineOffset: '[-2px]' },
})
