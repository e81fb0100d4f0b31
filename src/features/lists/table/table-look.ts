import { css, cva } from '#styled-system/css'

export const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const line = css({
  display: 'grid',
  alignItems: 'center',
  gap: '2',
  gridTemplateColumns: {
    base: '[2.75rem minmax(0, 1fr) 2.75rem]',
    md: '[2.75rem var(--columns) 2.75rem]',
  },
  paddingInline: { base: '2', sm: '3' },
})
export const head = css({ minHeight: '11', borderBlockEnd: 'hairline', scrollbarGutter: 'stable' })
export const sorter = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minHeight: { base: 'control.sm', _touch: 'touch' },
  paddingInline: '2',
  borderRadius: 'sm',
  textStyle: 'caption',
  fontWeight: 'label',
  color: 'muted',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { color: 'fg' },
  '& svg': { display: 'inline', flex: 'none', width: 'icon.xs', height: 'icon.xs' },
})
export const figure = css({ justifyContent: 'flex-end', textAlign: 'end' })
/** Only from tablets on. */
export const wide = css({ display: { base: 'none', md: 'block' }, minWidth: '0' })
export const rows = css({ height: '[min(68dvh, 48rem)]' })
export const row = cva({
  base: {
    position: 'relative',
    '--mark-inset': '{spacing.1}',
    minHeight: '14',
    borderBlockEnd: 'hairline',
    _hover: { background: 'hover' },
  },
  variants: {
    isOff: { true: { '& [data-name]': { textDecoration: 'line-through' }, color: 'subtle' }, false: {} },
  },
})
export const name = css({ minWidth: '0', fontWeight: 'label' })
export const link = css({ display: 'block', truncate: true, paddingInline: '2', paddingBlock: '2' })
