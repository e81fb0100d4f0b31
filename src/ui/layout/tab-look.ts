import { css, cva } from '#styled-system/css'

/** A row of tabs, or of links that look like tabs. It scrolls horizontally if it is too long. */
export const tabRow = cva({
  base: {
    display: 'flex',
    gap: '6',
    overflowX: 'auto',
    scrollbarWidth: '[none]',
    boxShadow: '[inset 0 -1px 0 {colors.border}]',
    _focusVisible: { outline: 'none' },
  },
  variants: {
    inset: {
      true: {
        position: 'sticky',
        // `sticky` is relative to the padding box.
        top: { base: '-5', sm: '-7' },
        zIndex: 'raised',
        marginBlockStart: { base: '-5', sm: '-7' },
        marginInline: { base: '-5', sm: '-7' },
        paddingInline: { base: '5', sm: '7' },
        background: 'surface',
      },
    },
  },
})

/** A tab, or a link with `data-selected` when it is the chosen one. */
export const tab = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  flex: 'none',
  height: '12',
  paddingInline: '0.5',
  fontWeight: 'medium',
  color: 'muted',
  borderRadius: 'xs',
  _hover: { color: 'fg' },
  _disabled: { color: 'disabled' },
  _focusVisible: { outlineOffset: '[-2px]', boxShadow: 'none' },
  '& svg': { width: 'icon.md', height: 'icon.md' },
  '&[data-selected]': {
    color: 'fg',
    fontWeight: 'title',
    '& svg': { color: 'accent.text' },
    _after: {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      insetBlockEnd: '0',
      height: 'rail',
      borderTopRadius: 'xs',
      background: 'accent.solid',
      _highContrast: { background: '[Highlight]' },
    },
  },
})
