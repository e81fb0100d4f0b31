import { Trans, useLingui } from '@lingui/react/macro'
import { useTransition } from 'react'
import type { WaitingWrite } from '#src/contract/team.ts'
import { row } from '#src/features/team/row-look.ts'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { StatusDot } from '#src/ui/badge/status-dot.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useNow } from '#src/ui/date/use-now.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { useWriteWords } from './use-write-words.ts'

export interface WriteActions {
  /** Sends a refused write again. Rejects with an `ApiProblem`. */
  retry: (sequence: number) => Promise<unknown>
  /** Gives a refused write up. Rejects with an `ApiProblem`. */
  discard: (sequence: number) => Promise<unknown>
  /** Returns what is lost with a discarded write. */
  lossOf: (what: string) => string
}

interface Props {
  write: WaitingWrite
  actions: WriteActions | undefined
}

/** A write that the team or a configured server does not have: what it did, when, and why it was refused. */
export function WriteRow({ write, actions }: Props) {
  const formats = useFormats()
  const now = useNow()
  const { what, action } = useWriteWords()(write)
  const at = new Date(write.wroteAt)
  const time = `${formatDay(at, now, formats)}, ${formatTime(at, formats.locale)}`
  return (
    <li className={row}>
      <StatusDot tone={write.refused ? 'trouble' : 'waiting'} />
      <div className={css({ flex: '1', minWidth: '[min(100%, 12rem)]' })}>
        <div className={css({ fontWeight: 'label', overflowWrap: 'anywhere' })}>{what}</div>
        <div className={css({ textStyle: 'caption', color: 'subtle' })}>
          {action} · {time} · {write.refused ? <Trans>Refused</Trans> : <Trans>Waiting</Trans>}
        </div>
        {write.refused && (
          <div className={css({ textStyle: 'caption', color: 'danger.text' })}>
            {write.message || <Trans>The server gave no reason.</Trans>}
          </div>
        )}
      </div>
      {write.refused && actions && <Choices sequence={write.sequence} what={what} {...actions} />}
    </li>
  )
}

interface ChoicesProps extends WriteActions {
  sequence: number
  what: string
}

function Choices({ sequence, what, retry, discard, lossOf }: ChoicesProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const [isRetrying, start] = useTransition()

  const again = () =>
    start(async () => {
      await withErrorToast(() => retry(sequence))
    })

  async function giveUp() {
    const isMeant = await confirm({
      title: t`Discard this change?`,
      text: lossOf(what),
      action: t`Discard`,
      danger: true,
    })
    if (isMeant) await withErrorToast(() => discard(sequence))
  }

  return (
    <div className={css({ display: 'flex', gap: '2' })}>
      <Button size="sm" loading={isRetrying} aria-label={t`Try again: ${what}`} onClick={again}>
        <Trans>Try again</Trans>
      </Button>
      <Button size="sm" aria-label={t`Discard: ${what}`} onClick={giveUp}>
        <Trans>Discard</Trans>
      </Button>
    </div>
  )
}
