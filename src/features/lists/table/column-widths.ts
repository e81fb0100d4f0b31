import type { CSSProperties } from 'react'
import type { ListField } from '#src/features/lists/kind.ts'

const widths: Readonly<Record<ListField['type'], string>> = {
  text: 'minmax(6rem, 1fr)',
  phone: '8.5rem',
  money: '8.5rem',
  number: '6rem',
  flag: '4.5rem',
  choice: 'minmax(7rem, 1fr)',
}

/** Returns the style with the widths of the name and of the other columns. */
export const columnsOf = (fields: readonly ListField[]): CSSProperties => ({
  ['--columns' as never]: `minmax(12rem, 2fr) ${fields.map(({ type }) => widths[type]).join(' ')}`,
})
