import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled-system/css'
import type { useLines } from './use-lines.ts'

interface Props {
  /** The colleague's name. */
  name: string
  conversation: ReturnType<typeof useLines>
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
