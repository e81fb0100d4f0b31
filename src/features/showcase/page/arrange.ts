import { css } from '#styled-system/css'

/** Pieces in a row, as many as fit. */
export const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
/** Pieces in a column. */
export const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
