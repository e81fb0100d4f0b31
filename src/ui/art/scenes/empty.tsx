import { css } from '#styled-system/css'
import { Hill } from './hill.tsx'

/** The picture of an empty list: a flag on a hill under a small sun. */
export function EmptyScene() {
  return (
    <Hill>
      <path d="M113 58V22" className={pole} />
      <path d="M113 23c9-4 15 4 25 0v15c-10 4-16-4-25 0z" className={css({ fill: 'accent.solid' })} />
      <circle cx="182" cy="34" r="9" className={css({ fill: 'lamp' })} />
      <path d="M44 44h20M54 52h22M168 62h24" className={wind} />
    </Hill>
  )
}

const pole = css({ stroke: 'accent.solid', strokeWidth: '[2]' })
const wind = css({ stroke: 'borderStrong', strokeWidth: '[1.6]' })
