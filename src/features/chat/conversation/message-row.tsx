import { ExclamationCircleIcon } from '@heroicons/react/16/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { Quote } from '#src/contract/shared/quote.ts'
import { isInTeam } from '#src/device/in-team.ts'
import { formatLongDay, formatTime } from '#src/lib/format/dates.ts'
import { Button } from '#src/ui/button/button.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { css, cva } from '#styled-system/css'
import { ArrivalMark, smallIcon } from './arrival-mark.tsx'
import { isTooLong } from './length-hint.tsx'
import { MessageActions } from './message-actions.tsx'
import { MessageFiles } from './message-files.tsx'
import type { Line, MessageRow } from './message-rows.ts'
import { Quoted } from './quoted.tsx'
import { loadSender } from './send.ts'

const TeamArrival = lazyWithRetry(() => import('./team-arrival.tsx').then(module => module.TeamArrival))

interface Props extends MessageRow {
  userId: string
  /** The colleague's name. */
  name: string
  /** The level of the heading of a day. */
  level: 3 | 4
  /** The message that the user looked for. */
  isMarked: boolean
  onReply: (line: Line) => void
  /** Shows the message to which this one replies. */
  onShowQuoted: (quote: Quote) => void
}

/** A message, own ones right, others left; the last of several has the time, the first of a day the date. */
export function Message({ userId, name, line, day, isLast, level, isMarked, ...actions }: Props) {
  const { i18n } = useLingui()
  const { isMine, text, problem, attachments, replyTo } = line
  const Heading = `h${level}` as const
  return (
    <>
      {day && <Heading className={separator}>{formatLongDay(new Date(day), i18n.locale)}</Heading>}
      <div className={side({ isMine, isLast: isLast || Boolean(problem) })}>
        {attachments && <MessageFiles files={attachments} />}
        <div className={withReply({ isMine })}>
          {(text || replyTo) && (
            <div className={bubble({ isMine, hasFailed: Boolean(problem), isMarked })}>
              {replyTo && (
                <button type="button" className={quoted} onClick={() => actions.onShowQuoted(replyTo)}>
                  <Quoted quote={replyTo} userId={userId} name={name} />
                </button>
              )}
              <p>{text}</p>
            </div>
          )}
          {!line.waits && <MessageActions line={line} onReply={actions.onReply} />}
        </div>
        {problem ? <Refused userId={userId} line={line} /> : isLast && <Sending line={line} />}
      </div>
    </>
  )
}

/** The time of a message, and whether an own one has arrived. */
function Sending({ line: { id, isMine, waits, date } }: Pick<MessageRow, 'line'>) {
  const { i18n } = useLingui()
  return (
    <span className={time}>
      {isMine && <Arrival id={id} waits={Boolean(waits)} />}
      {waits && !navigator.onLine && <Trans>Waiting for the network</Trans>}
      <time dateTime={date}>{formatTime(new Date(date), i18n.locale)}</time>
    </span>
  )
}

/** In a team, a message is stored before the team has it. */
function Arrival({ id, waits }: { id: string; waits: boolean }) {
  const mark = <ArrivalMark state={waits ? 'waiting' : 'sent'} />
  if (waits || !isInTeam()) return mark
  return (
    <Suspense fallback={mark}>
      <TeamArrival id={id} />
    </Suspense>
  )
}

/** A message that the hub has refused. Messages after it are sent; this one waits for the user. */
function Refused({ userId, line: { id, text, problem } }: { userId: string; line: Line }) {
  return (
    <div role="alert" className={refused}>
      <span className={time}>
        <ExclamationCircleIcon aria-hidden="true" className={smallIcon} />
        {isTooLong(text) ? <Trans>Not sent: it is too long.</Trans> : <Trans>Not sent: {problem}</Trans>}
      </span>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => loadSender().then(sender => sender.sendAgain(userId, id))}
      >
        <Trans>Retry</Trans>
      </Button>
      <Button size="sm" variant="ghost" onClick={() => loadSender().then(sender => sender.discard(id))}>
        <Trans>Delete</Trans>
      </Button>
    </div>
  )
}

const separator = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '3.5',
  textStyle: 'caption',
  color: 'subtle',
  _before: { content: '""', flex: '1', height: '[1px]', background: 'border' },
  _after: { content: '""', flex: '1', height: '[1px]', background: 'border' },
})
const side = cva({
  base: { display: 'flex', flexDirection: 'column', gap: '1' },
  variants: {
    isMine: { true: { alignItems: 'flex-end' }, false: { alignItems: 'flex-start' } },
    isLast: { true: { paddingBlockEnd: '2.5' }, false: { paddingBlockEnd: '1' } },
  },
})
const withReply = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: '[min(36rem, 92%)]',
    '&:is(:hover, :focus-within) > [data-actions]': { opacity: 'full' },
  },
  variants: { isMine: { true: { flexDirection: 'row-reverse' }, false: {} } },
})
const quoted = css({
  display: 'block',
  maxWidth: 'full',
  marginBlockEnd: '1',
  paddingInlineStart: '2',
  borderInlineStart: '[2px solid]',
})
const bubble = cva({
  base: {
    minWidth: '0',
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
    isMarked: { true: { outline: '[2px solid {colors.accent.ring}]', outlineOffset: '[2px]' } },
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
const refused = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' })
