import { CheckIcon, ClockIcon, ExclamationCircleIcon } from '@heroicons/react/16/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { dequeue } from '#src/device/chat-outbox.ts'
import { formatTime } from '#src/lib/format/dates.ts'
import { Button } from '#src/ui/button/button.tsx'
import { css, cva } from '#styled-system/css'
import type { Run } from './runs.ts'
import { sendAgain } from './send.ts'

/** Consecutive messages of one person with the time of the last one: own messages right, others left. */
export function MessageRun({ userId, run: { isMine, lines } }: { userId: string; run: Run }) {
  const { i18n } = useLingui()
  const last = lines.at(-1)
  if (!last) return null
  return (
    <div className={side({ isMine })}>
      {lines.map(({ id, text, problem }) => (
        <p key={id} className={bubble({ isMine, hasFailed: Boolean(problem) })}>
          {text}
        </p>
      ))}
      {last.problem ? (
        <Refused userId={userId} id={last.id} problem={last.problem} />
      ) : (
        <span className={time}>
          {isMine && <Arrival waits={last.waits} />}
          {last.waits && !navigator.onLine && <Trans>Waiting for the network</Trans>}
          <time dateTime={last.date}>{formatTime(new Date(last.date), i18n.locale)}</time>
        </span>
      )}
    </div>
  )
}

function Arrival({ waits }: { waits: boolean | undefined }) {
  const { t } = useLingui()
  return (
    <span role="img" aria-label={waits ? t`Waiting to be sent` : t`Sent`}>
      {waits ? <ClockIcon className={icon} /> : <CheckIcon className={icon} />}
    </span>
  )
}

function Refused({ userId, id, problem }: { userId: string; id: string; problem: string }) {
  return (
    <div role="alert" className={refused}>
      <span className={time}>
        <ExclamationCircleIcon aria-hidden="true" className={icon} />
        <Trans>Not sent: {problem}</Trans>
      </span>
      <Button size="sm" variant="ghost" onClick={() => sendAgain(userId, id)}>
        <Trans>Retry</Trans>
      </Button>
      <Button size="sm" variant="ghost" onClick={() => dequeue(id)}>
        <Trans>Discard</Trans>
      </Button>
    </div>
  )
}

const side = cva({
  base: { display: 'flex', flexDirection: 'column', gap: '1', marginBottom: '2.5' },
  variants: { isMine: { true: { alignItems: 'flex-end' }, false: { alignItems: 'flex-start' } } },
})
const bubble = cva({
  base: {
    maxWidth: '[min(18.25rem, 85%)]',
    paddingBlock: '2',
    paddingInline: '3.5',
    borderRadius: 'xl',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  variants: {
    isMine: {
      true: { background: 'accent.solid', color: 'accent.onSolid', borderEndEndRadius: 'xs' },
      false: { background: 'sunken', borderEndStartRadius: 'xs' },
    },
    hasFailed: { true: { background: 'danger.subtle', color: 'fg' } },
  },
})
const time = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  marginInline: '1',
  textStyle: 'caption',
  color: 'subtle',
  fontVariantNumeric: 'tabular-nums',
})
const icon = css({ width: '3.5', height: '3.5', flex: 'none' })
const refused = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' })
