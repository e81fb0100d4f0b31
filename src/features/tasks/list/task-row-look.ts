import { css, cva } from '#styled-system/css'

/** Beside the drawer and on a phone the list is narrow: the details are below the title. */
const wide = '@container (width >= 34rem)'

export const row = cva({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'rowCompact',
    paddingInlineStart: { base: '1', _touch: '7' },
    paddingInlineEnd: '2',
    marginInlineEnd: '[-0.5rem]',
    borderRadius: 'lg',
    _hover: { background: 'hover' },
    '&:has(> div > a[aria-current=page])': {
      background: 'accent.selected !important',
      boxShadow: '[inset 0 0 0 1px {colors.accent.border}]',
      _highContrast: { outline: '[1px solid Highlight]', outlineOffset: '[-1px]' },
    },
    '&:has(> div > a:focus-visible)': { outline: 'focus', outlineOffset: '[-2px]' },
    _print: { borderBlockEnd: 'hairline', borderRadius: '0', paddingBlock: '1' },
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
/** Above the link that covers the row. On paper it is a box to tick by hand. */
export const tick = css({ zIndex: 'raised', _print: { border: '[1px solid {colors.borderControl}]' } })
export const words = css({
  flex: '1',
  minWidth: '0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  paddingBlock: '1.5',
  [wide]: { flexWrap: 'nowrap' },
})
export const title = css({
  flex: '[1 1 100%]',
  minWidth: '0',
  fontWeight: '[460]',
  overflowWrap: 'anywhere',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
  _focusVisible: { outline: 'none', boxShadow: 'none' },
  [wide]: { flex: '[0 1 auto]', truncate: true },
})
export const about = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
  overflow: 'hidden',
  order: '1',
  _empty: { display: 'none' },
  [wide]: { order: '0', flex: '[0 1 auto]' },
})
export const tag = css({ minHeight: '5', fontSize: 'micro', paddingInline: '1.5' })
export const steps = css({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  textStyle: 'caption',
  color: 'subtle',
  fontVariantNumeric: 'tabular-nums',
  '& svg': { width: 'icon.xs', height: 'icon.xs' },
})
export const facts = css({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gap: '2',
  _empty: { display: 'none' },
  [wide]: {
    flexDirection: 'row',
    marginInlineStart: 'auto',
    flex: 'none',
    '& > time': { minWidth: '24', textAlign: 'end' },
  },
})
export const person = css({
  position: 'relative',
  flex: 'none',
  width: 'avatar.xs',
  minHeight: 'avatar.xs',
  display: 'grid',
})
