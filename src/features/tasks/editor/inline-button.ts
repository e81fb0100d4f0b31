import { css } from '#styled-system/css'

/** A value that can be pressed to change it: it looks like text until someone reaches for it. */
export const inlineButton = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  maxWidth: 'full',
  minHeight: '8',
  marginInlineStart: '[-0.5rem]',
  paddingInline: '2',
  borderRadius: 'md',
  textAlign: 'start',
  _hover: { background: 'hover' },
  _expanded: { background: 'hover' },
  _touch: { minHeight: 'touch' },
  '& > svg': { flex: 'none', width: 'icon.xs', height: 'icon.xs', color: 'subtle' },
})
