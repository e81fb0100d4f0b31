import { Trans } from '@lingui/react/macro'
import { css } from '#styled-system/css'

/** Conditions stand inside the value: one column on a phone, two from `lg`. */
export const Responsive = () => (
  <div
    className={css({
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '[repeat(2, minmax(0, 1fr))]' },
      gap: '5',
    })}
  >
    <p className={css({ padding: 'card', background: 'sunken', borderRadius: 'lg' })}>
      <Trans>Beside each other from 1280 px</Trans>
    </p>
    <p className={css({ padding: 'card', background: 'sunken', borderRadius: 'lg' })}>
      <Trans>Below each other on a phone</Trans>
    </p>
  </div>
)
