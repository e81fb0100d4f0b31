import { Trans } from '@lingui/react/macro'
import type { Quote } from '#src/contract/shared/quote.ts'
import { css } from '#styled-system/css'

interface Props {
  quote: Quote
  userId: string
  /** The colleague's name. */
  name: string
}

/** The message to which another one replies: its author and its first line. */
export const Quoted = ({ quote, userId, name }: Props) => (
  <span className={frame}>
    <span className={author}>{quote.authorID === userId ? <Trans>You wrote</Trans> : name}</span>
    <span className={line}>{quote.text}</span>
  </span>
)

const frame = css({ display: 'grid', minWidth: '0', textStyle: 'caption', textAlign: 'start' })
const author = css({ fontWeight: 'title' })
const line = css({ truncate: true })
