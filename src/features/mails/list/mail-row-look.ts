import { css, cva } from '#styled-system/css'

export const row = cva({
  base: {
    position: 'relative',
    display: 'flex',
    gap: '3',
    minHeight: '[5.8125rem]',
    paddingBlock: '3.5',
    paddingInlineStart: { base: '4', lg: '5' },
    paddingInlineEnd: '4.5',
    borderBlockEnd: 'hairline',
    _hover: { background: 'hover' },
    _small: { minHeight: '20', paddingBlock: '2.5' },
    // The focus ring of the link that covers the row.
    '&:has(> a:focus-visible)': { outline: 'focus', outlineOffset: '[-2px]' },
  },
  variants: {
    isChosen: { true: { background: 'accent.selected', _hover: { background: 'accent.selected' } } },
    isUnread: {
      true: {
        fontWeight: 'title',
        _before: {
          content: '""',
          position: 'absolute',
          insetInlineStart: '0',
          insetBlock: '3.5',
          width: 'rail',
          borderEndRadius: 'xs',
          background: 'accent.solid',
          _highContrast: { background: '[Highlight]' },
        },
        '& time': { color: 'accent.text', fontWeight: 'label' },
      },
    },
  },
})

/** Covers the whole row; buttons in the row are above it. */
export const link = css({
  position: 'absolute',
  inset: '0',
  _focusVisible: { outline: '[none]', boxShadow: 'none' },
})
export const lead = css({
  position: 'relative',
  zIndex: 'raised',
  flex: 'none',
  height: 'avatar.md',
  '& > span': { transition: '[opacity {durations.fast}]' },
  '& > input': { opacity: '0' },
  // The checkbox replaces the picture on hover and focus, and while rows are selected.
  '&[data-chosen] > input, & > input:focus-visible': { opacity: 'full' },
  '&[data-chosen] > span, &:has(> input:focus-visible) > span': { opacity: 'faint' },
  '@media (hover: hover)': {
    '&:hover > input': { opacity: 'full' },
    '&:hover > span': { opacity: 'faint' },
  },
})
export const tick = css({
  position: '[absolute !important]',
  inset: '0',
  margin: 'auto',
  _after: { content: '""', position: 'absolute', inset: '[-0.75rem]' },
})
export const words = css({ flex: '1', minWidth: '0', display: 'grid', alignContent: 'start' })
export const line = css({ display: 'flex', alignItems: 'center', gap: '2', minWidth: '0', minHeight: '5.5' })
export const name = css({ truncate: true, fontWeight: '[inherit]' })
export const to = css({ color: 'subtle', fontWeight: 'text' })
export const important = css({ flex: 'none', width: '3.5', height: '3.5', color: 'warning.solid' })
export const date = css({
  flex: 'none',
  marginInlineStart: 'auto',
  textStyle: 'caption',
  color: 'subtle',
  fontVariantNumeric: 'tabular-nums',
})
export const subject = css({ flex: '1', truncate: true })
export const clip = css({ flex: 'none', width: 'icon.xs', height: 'icon.xs', color: 'subtle' })
export const star = css({ zIndex: 'raised', marginInlineEnd: '[-0.375rem]', marginBlock: '[-0.25rem]' })
export const excerpt = css({ flex: '1', truncate: true, textStyle: 'caption', color: 'subtle' })
export const tag = css({ flex: 'none', minHeight: '[1.1875rem]', maxWidth: '28', fontSize: 'micro' })
