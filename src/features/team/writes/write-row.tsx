import { Trans, useLingui } from '@lingui/react/macro'
import { useTransition } from 'react'
import type { WaitingWrite } from '#src/contract/team.ts'
import { api } from '#src/features/team/load-team.ts'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { StatusDot } from '#src/ui/badge/status-dot.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useNow } from '#src/ui/date/use-now.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { useWriteWords } from './use-write-words.ts'

interface Props {
  write: WaitingWrite
  mayEdit: boolean
}

/** A write that the team does not have: what it did, when, and why it was refused. */
export function WriteRow({ write, mayEdit }: Props) {
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
            {write.message ?? <Trans>The team’s server gave no reason.</Trans>}
          </div>
        )}
      </div>
      {write.refused && mayEdit && <Choices sequence={write.sequence} what={what} />}
    </li>
  )
}

function Choices({ sequence, what }: { sequence: number; what: string }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const [isRetrying, start] = useTransition()

  const retry = () =>
    start(async () => {
      const waits = await withErrorToast(() => api.retry({ body: { sequence } }))
      if (waits) await withErrorToast(api.sync)
    })

  async function discard() {
    const isMeant = await confirm({
      title: t`Discard this change?`,
      text: t`“${what}” becomes as the team has it. What was changed here is lost; Export keeps it as a file.`,
      action: t`Discard`,
      danger: true,
    })
    if (isMeant) await withErrorToast(() => api.discard({ body: { sequence } }))
  }

  return (
    <div className={css({ display: 'flex', gap: '2' })}>
      <Button size="sm" loading={isRetrying} aria-label={t`Try again: ${what}`} onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
      <Button size="sm" aria-label={t`Discard: ${what}`} onClick={discard}>
        <Trans>Discard</Trans>
      </Button>
    </div>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3.5',
  minHeight: 'row',
  paddingInline: 'card',
  paddingBlock: '2.5',
  '& + &': { borderBlockStart: 'hairline' },
})
