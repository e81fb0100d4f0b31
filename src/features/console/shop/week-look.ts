import { css, cva } from '#styled-system/css'

const hatched = {
  border: '[1px dashed {colors.accent.border}]',
  borderBlockEnd: 'none',
  background: '[repeating-linear-gradient(135deg, {colors.accent.subtle} 0 4px, transparent 4px 8px)]',
} as const

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  paddingInline: { base: '3', sm: 'card' },
  paddingBlockEnd: '4',
})
export const column = css({ display: 'grid', justifyItems: 'center', minWidth: '0' })
export const plot = css({
  position: 'relative',
  width: 'full',
  height: '40',
  marginBlockStart: '5',
  marginBlockEnd: '2',
  borderBlockEnd: 'strong',
})
const standing = { position: 'absolute', insetBlockEnd: '0', insetInline: '[22%]' } as const
export const bar = cva({
  base: { ...standing, borderTopRadius: 'sm' },
  variants: {
    isToday: { true: { background: 'accent.solid' }, false: { background: 'accent.subtleHover' } },
  },
})
export const expected = css({ ...standing, ...hatched, borderTopRadius: 'sm' })
export const beacon = css({
  position: 'absolute',
  top: '[-5px]',
  insetInlineStart: '[calc(50% - 5px)]',
  width: '2.5',
  height: '2.5',
  borderRadius: 'full',
  background: 'surface',
  border: '[3px solid {colors.accent.solid}]',
  boxShadow: '[0 0 0 3px {colors.accent.subtle}]',
})
export const tick = css({ position: 'absolute', insetInline: '[14%]', height: '0.5', background: 'fg' })
export const value = css({ fontWeight: 'label', fontVariantNumeric: 'tabular-nums' })
export const name = cva({
  base: { textStyle: 'caption', whiteSpace: 'nowrap' },
  variants: { isToday: { true: { fontWeight: 'title' }, false: { color: 'subtle' } } },
})
export const unit = css({
  textStyle: 'caption',
  color: 'subtle',
  fontWeight: 'text',
  marginInlineStart: '1.5',
})
export const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: '4',
  textStyle: 'caption',
  color: 'muted',
})
export const key = css({ display: 'inline-flex', alignItems: 'center', gap: '1.5' })
const box = { width: '2.5', height: '2.5', borderRadius: 'xs' } as const
export const keyBar = css({ ...box, background: 'accent.subtleHover' })
export const keyExpected = css({ ...box, ...hatched, border: '[1px dashed {colors.accent.border}]' })
export const keyTick = css({ width: '4', height: '0.5', background: 'fg' })
export const nothing = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '48',
  padding: 'card',
  color: 'muted',
  textAlign: 'center',
})
