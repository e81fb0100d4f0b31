import { css, cva } from '#styled-system/css'

const figures = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

export const select = css({ width: { base: '10', sm: '12' }, _print: { display: 'none' } })
export const picture = css({ width: { base: '14', sm: '16' } })
/** As large as the picture of a product, on which its mark is. */
export const marked = css({ position: 'relative', width: '11' })
export const sku = css({ width: '28', textAlign: 'start', truncate: true })
export const name = css({ width: 'auto', textAlign: 'start' })
export const barcode = css({
  width: '40',
  textAlign: 'start',
  truncate: true,
  fontVariantNumeric: 'tabular-nums',
})
export const money = css({ ...figures, width: '32' })
export const figure = css({ ...figures, width: { base: '20', sm: '24' } })
export const active = css({ width: '24', textAlign: 'center' })
export const opener = css({ width: { base: '10', sm: '14' }, textAlign: 'end', _print: { display: 'none' } })

export const table = css({
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0',
  '& th, & td': { paddingInline: { base: '1.5', sm: '2.5' } },
  '& :is(th, td):first-child': { paddingInlineStart: 'page' },
  '& :is(th, td):last-child': { paddingInlineEnd: 'page' },
})

export const head = css({
  position: 'sticky',
  top: '0',
  zIndex: 'raised',
  '& th': {
    height: '11',
    background: 'surface',
    borderBlockEnd: 'hairline',
    textStyle: 'caption',
    color: 'muted',
    fontWeight: 'label',
  },
  _print: { position: 'static' },
})

export const sorter = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    minHeight: { base: 'control.sm', _touch: 'touch' },
    borderRadius: 'sm',
    cursor: 'pointer',
    color: 'muted',
    _hover: { color: 'fg' },
    '& svg': { flex: 'none', width: 'icon.xs', height: 'icon.xs' },
  },
  variants: {
    isSorted: { true: { color: 'fg' }, false: { '& svg': { visibility: 'hidden' } } },
    isFigure: { true: { flexDirection: 'row-reverse' } },
  },
})

export const row = cva({
  base: {
    height: 'row',
    '& td': { borderBlockEnd: 'hairline', verticalAlign: 'middle' },
    _hover: { background: 'hover' },
    '&:has(a:focus-visible)': { outline: 'focus', outlineOffset: '[-2px]' },
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
    isOpen: { true: { background: 'sunken', '& td': { borderBlockEnd: 'none' } } },
    /** The form below a row. */
    isPanel: { true: { height: 'auto', background: 'sunken', _hover: { background: 'sunken' } } },
  },
})

export const link = css({
  display: 'block',
  // A phone has room for two lines of a long name.
  lineClamp: '2',
  overflowWrap: 'anywhere',
  fontWeight: 'label',
  lineHeight: '[1.25rem]',
  _focusVisible: { outline: 'none', boxShadow: 'none' },
})
export const meta = css({ display: 'block', textStyle: 'caption', color: 'subtle', truncate: true })
export const chevron = cva({
  base: { '& svg': { transition: '[rotate {durations.fast}]' } },
  variants: { isOpen: { true: { '& svg': { rotate: '[180deg]' } } } },
})
/** A table cell cannot be a container of its own, so this is inside of it. */
export const panel = css({ containerType: 'inline-size', paddingBlockEnd: '4', whiteSpace: 'normal' })
