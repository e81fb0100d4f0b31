import { css } from '#styled-system/css'

/** The pictures of an open product beside its fields; above them where the list is narrow. */
export const columns = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: '2',
  alignItems: 'start',
  '@container (width >= 48rem)': { gridTemplateColumns: '[minmax(0, 14rem) minmax(0, 1fr)]' },
})
