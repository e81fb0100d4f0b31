import { css } from '#styled-system/css'

/** A value that is pressed to change it. */
export const valueButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '8',
  marginInlineStart: '[-0.5rem]',
  paddingInline: '2',
  borderRadius: 'md',
  _hover: { background: 'hover' },
  _expanded: { background: 'hover' },
  _touch: { minHeight: 'touch' },
})
