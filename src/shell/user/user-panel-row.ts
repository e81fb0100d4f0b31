import { css } from '#styled-system/css'

/** The style of one row of the user menu. */
export const userPanelRow = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: 'touch',
  paddingInline: '3',
  borderRadius: 'md',
  textStyle: 'body',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { background: 'hover' },
  '&:has(input:focus-visible)': { outline: 'focus', outlineOffset: '[-2px]' },
  '& > svg': { flex: 'none', width: 'icon.md', height: 'icon.md', color: 'muted' },
})
