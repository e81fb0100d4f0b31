import { css, cva } from '#styled-system/css'

export const tile = cva({
  base: {
    position: 'relative',
    '--mark-inset': '{spacing.1}',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '0.5',
    height: 'full',
    padding: '3',
    background: 'surface',
    borderRadius: 'xl',
    boxShadow: 'hairline',
    userSelect: 'none',
    '&[data-lifted]': { opacity: 'soft' },
    '&[data-over]': { outline: 'focus', background: 'accent.subtle' },
    _hover: { background: 'hover' },
    '&:has(> a[aria-current=page])': { background: 'accent.selected' },
    '&:has(> a:focus-visible)': { outline: 'focus', outlineOffset: '[1px]' },
    _print: { breakInside: 'avoid' },
  },
  variants: {
    isChosen: {
      true: {
        background: 'accent.subtle',
        _hover: { background: 'accent.chosenHover' },
        _highContrast: { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
      },
    },
  },
})
export const picture = css({ flex: '1', minHeight: '0', display: 'grid', placeItems: 'center' })
export const folder = css({ width: '16', height: '16', color: 'accent.border' })
export const name = css({
  maxWidth: 'full',
  textAlign: 'center',
  fontWeight: 'label',
  lineHeight: '[1.25rem]',
  truncate: true,
  WebkitTouchCallout: 'none',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' },
  _focusVisible: { outline: 'none', boxShadow: 'none' },
})
export const meta = css({
  maxWidth: 'full',
  textStyle: 'caption',
  color: 'subtle',
  fontVariantNumeric: 'tabular-nums',
  truncate: true,
})
/** Shown on hover and focus; on touch screens only in the select mode. */
export const check = cva({
  base: {
    position: 'absolute',
    zIndex: 'raised',
    insetBlockStart: '3',
    insetInlineStart: '3',
    display: 'grid',
    _print: { display: 'none' },
  },
  variants: {
    isShown: {
      true: {},
      false: {
        opacity: '0',
        pointerEvents: { _touch: 'none' },
        '[data-row]:is(:hover, :focus-within) > &': { opacity: { base: 'full', _touch: '0' } },
      },
    },
  },
})
export const info = css({
  position: 'absolute',
  zIndex: 'raised',
  insetBlockStart: '1',
  insetInlineEnd: '1',
  _touch: { minWidth: 'touch', minHeight: 'touch' },
  _print: { display: 'none' },
})
