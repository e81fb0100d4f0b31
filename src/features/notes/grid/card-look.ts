import { css } from '#styled-system/css'

export const card = css({
  position: { base: 'absolute', _print: 'relative' },
  '--mark-inset': '{spacing.1}',
  insetBlockStart: '0',
  insetInline: '0',
  overflow: 'hidden',
  breakInside: 'avoid',
  transitionProperty: '[box-shadow]',
  transitionDuration: 'fast',
  _hover: { boxShadow: 'md' },
  _print: { transform: '[none !important]' },
  '&:has(> div > a:focus-visible)': { outline: 'focus', outlineOffset: '[2px]' },
})
export const chosen = css({ outline: 'focus', outlineOffset: '[-1px]' })
export const picture = css({ display: 'block', width: 'full', aspectRatio: 'photo', objectFit: 'cover' })
export const body = css({ padding: '3.5', minHeight: '12' })

export const title = css({
  display: 'block',
  textStyle: 'titleSm',
  marginBlockEnd: '1',
  paddingInlineEnd: '5',
  overflowWrap: 'anywhere',
})
export const big = css({
  display: 'block',
  textStyle: 'title',
  fontWeight: 'label',
  paddingInlineEnd: '4',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const text = css({
  color: 'muted',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  lineClamp: '12',
})
export const unnamed = css({ srOnly: true })
/** The whole card is the link. */
export const link = css({
  _focusVisible: { outline: 'none' },
  _after: { content: '""', position: 'absolute', inset: '0' },
})
export const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '1.5', marginBlockStart: '2.5' })

export const pin = css({
  position: 'absolute',
  zIndex: 'raised',
  insetBlockStart: '1.5',
  insetInlineEnd: '1.5',
  _print: { display: 'none' },
})
/** Visible when the pointer or the focus is on the card. */
export const quiet = css({
  opacity: '0',
  background: 'surface',
  _focusVisible: { opacity: 'full' },
  ':is(li:hover, li:focus-within) > &': { opacity: 'full' },
  _touch: { display: 'none' },
})
