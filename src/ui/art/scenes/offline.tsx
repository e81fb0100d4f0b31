import { css } from '#styled-system/css'
import { Hill } from './hill.tsx'

/** The picture of a missing network: a lamp on a hill at night. */
export function OfflineScene() {
  return (
    <Hill>
      <g className={css({ fill: 'lamp' })}>
        <circle cx="113" cy="50" r="16" opacity=".6" />
        <circle cx="113" cy="50" r="6" className={css({ fill: 'warning.solid' })} />
      </g>
      <path d="M160 30a13 13 0 1 0 12 18 11 11 0 0 1-12-18z" className={css({ fill: 'accent.300' })} />
    </Hill>
  )
}
