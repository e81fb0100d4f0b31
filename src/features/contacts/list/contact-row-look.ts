import { css, cva } from '#styled-system/css'

/** Beside the drawer and on a phone the list is narrow: it shows only the name and the job. */
const wide = '@container (width >= 46rem)'
const widest = '@container (width >= 60rem)'

export const row = cva({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    minHeight: 'row',
    paddingInlineStart: 'page',
    paddingInlineEnd: { base: '3', _touch: '8' },
    paddingBlock: '1.5',
    borderBlockEnd: 'hairline',
    userSelect: { base: 'text', _touch: 'none' },
    _hover: { background: 'hover' },
    '&:has(> div > a[aria-current=page])': {
      background: 'accent.selected !important',
      _before: {
        content: '""',
        position: 'absolute',
        insetBlock: '3',
        insetInlineStart: '0',
        width: 'rail',
        borderEndRadius: 'xs',
        background: 'accent.solid',
      },
      _highContrast: { outline: '[1px solid Highlight]', outlineOffset: '[-1px]' },
    },
    '&:has(> div > a:focus-visible)': { outline: 'focus', outlineOffset: '[-2px]' },
    _print: { breakInside: 'avoid', paddingInline: '0' },
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
/** The checkbox is on the picture and shows on hover and focus. */
export const lead = css({
  position: 'relative',
  flex: 'none',
  width: 'avatar.md',
  height: 'avatar.md',
  '& > input': {
    position: 'absolute',
    inset: '0',
    margin: 'auto',
    zIndex: 'raised',
    opacity: '0',
    pointerEvents: { _touch: 'none' },
  },
  '& > span': { transition: '[opacity {durations.fast}]' },
  '&:is(:hover, :focus-within)': {
    '& > input': { opacity: { base: 'full', _touch: '0' } },
    '& > span': { opacity: { base: 'faint', _touch: 'full' } },
  },
  _print: { display: 'none' },
})
export const choosing = css({
  '& > input': { opacity: 'full', pointerEvents: 'auto' },
  '& > span': { opacity: 'faint' },
})
export const words = css({ flex: '[1.4 1 0]', minWidth: '0' })
export const name = css({
  display: 'block',
  truncate: true,
  fontWeight: 'label',
  lineHeight: '[1.25rem]',
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: { outline: 'none', boxShadow: 'none' },
})
export const meta = css({ textStyle: 'caption', color: 'subtle', truncate: true, minHeight: '[1lh]' })
export const number = css({
  display: 'none',
  flex: 'none',
  width: '40',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  [wide]: { display: 'block' },
  _print: { display: 'block' },
})
export const code = css({ color: 'subtle' })
export const mail = css({
  display: 'none',
  flex: '[1.1 1 0]',
  minWidth: '0',
  truncate: true,
  color: 'muted',
  [wide]: { display: 'block' },
  _print: { display: 'block' },
})
export const tags = css({
  display: 'none',
  flex: 'none',
  width: '48',
  gap: '1.5',
  overflow: 'hidden',
  [widest]: { display: 'flex' },
  // The buttons cover the tags then.
  '@media (pointer: fine)': { '[data-row]:is(:hover, :focus-within) > &': { visibility: 'hidden' } },
})
export const tag = css({ flexShrink: '1', minWidth: '0' })
/** Over the tags, on hover and focus; always visible on touch screens. */
export const actions = cva({
  base: {
    zIndex: 'raised',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    borderRadius: 'md',
    _print: { display: 'none' },
    '@media (pointer: fine)': {
      position: 'absolute',
      insetInlineEnd: '3',
      background: 'hover',
      opacity: '0',
      pointerEvents: 'none',
      '[data-row]:is(:hover, :focus-within) > &': { opacity: 'full', pointerEvents: 'auto' },
      '&:has([aria-expanded=true])': { opacity: 'full', pointerEvents: 'auto' },
      '[data-row]:has(> div > a[aria-current=page]) > &': { background: 'accent.selected' },
    },
  },
  variants: {
    /** On touch screens, reserves their space before they are rendered. */
    count: { 1: { minWidth: { _touch: 'touch' } }, 2: { minWidth: { _touch: '[5.5rem]' } } },
  },
})
/** On touch screens, and in a narrow list, one button has space; the others are in the menu. */
export const fine = css({
  display: { base: 'none', _touch: 'none' },
  '@container (width >= 30rem)': { display: { base: 'grid', _touch: 'none' } },
})
