import { css } from '#styled-system/css'
import { Hill } from './hill.tsx'

/** The picture of an error: signals from a hill without a reply. */
export function ErrorScene() {
  return (
    <Hill>
      <g className={calls}>
        <circle cx="113" cy="48" r="22" />
        <circle cx="113" cy="48" r="38" />
      </g>
      <g className={cross}>
        <circle cx="113" cy="48" r="11" />
        <path d="m109 44 8 8m0-8-8 8" />
      </g>
    </Hill>
  )
}

const calls = css({ fill: '[none]', stroke: 'accent.border', strokeWidth: '[1.6]', strokeDasharray: '[3 6]' })
const cross = css({ fill: 'surface', stroke: 'danger.solid', strokeWidth: '[2.2]' })
