import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled-system/css'
import type { Lines } from './use-lines.ts'

interface Props {
  /** The colleague's name. */
  name: string
  conversation: Lines
}

/** Shown in place of messages: none exist, they are being loaded, or they could not be loaded. */
export function NoMessages({ name, conversation: { lines, error, history } }: Props) {
  if (lines)
    return (
      <p className={note}>
        <Trans>Nothing was said yet. Write to {name} below.</Trans>
      </p>
    )
  if (!error) return <Skeleton width="60%" height="2.5rem" className={first} />
  return (
    <div role="alert" className={note}>
      <p>
        <Trans>The conversation could not be read.</Trans>
      </p>
      <Button size="sm" onClick={() => void history.reload()}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  )
}

/** Shown above the messages when newer or older ones could not be read. */
export function SomeNotRead({ history }: Pick<Lines, 'history'>) {
  return (
    <div role="alert" className={bar}>
      <Trans>Some messages could not be read.</Trans>
      <Button size="sm" onClick={() => void history.reload()}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  )
}

const first = css({ marginTop: '4' })
const note = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '2.5',
  paddingBlock: '4',
  marginTop: 'auto',
  textStyle: 'caption',
  color: 'subtle',
})
const bar = css({
  position: 'absolute',
  insetInline: '0',
  top: '0',
  zIndex: 'sticky',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  paddingInline: '5',
  paddingBlock: '2',
  textStyle: 'caption',
  background: 'surface',
  borderBlockEnd: 'hairline',
})
