import { Trans, useLingui } from '@lingui/react/macro'
import { formatLongDay } from '#src/lib/format/dates.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled-system/css'
import { MessageRun } from './message-run.tsx'
import { type Line, runsOf } from './runs.ts'

interface Props {
  userId: string
  /** The colleague's name. */
  name: string
  lines: Line[] | undefined
  hasFailed: boolean
}

/**
 * The messages of a conversation. The list stays at the newest one, because its scroll position starts at the bottom.
 */
export function MessageList({ userId, name, lines, hasFailed }: Props) {
  const { t, i18n } = useLingui()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys as well
    <div role="log" tabIndex={0} aria-label={t`Conversation with ${name}`} className={scroller}>
      <div className={column}>
        {lines ? (
          runsOf(lines).map(({ date, runs }) => (
            <section key={date.toISOString()} className={column}>
              <h4 className={separator}>{formatLongDay(date, i18n.locale)}</h4>
              {runs.map(run => (
                <MessageRun key={run.lines[0]?.id} userId={userId} run={run} />
              ))}
            </section>
          ))
        ) : (
          <Waiting hasFailed={hasFailed} />
        )}
        {lines?.length === 0 && (
          <p className={note}>
            <Trans>Nothing was said yet. Write to {name} below.</Trans>
          </p>
        )}
      </div>
    </div>
  )
}

const Waiting = ({ hasFailed }: { hasFailed: boolean }) =>
  hasFailed ? (
    <p role="alert" className={note}>
      <Trans>The conversation could not be read. It is tried again when something changes.</Trans>
    </p>
  ) : (
    <Skeleton width="60%" height="2.5rem" />
  )

const scroller = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column-reverse',
  paddingInline: '5',
  paddingBlock: '4',
  outlineOffset: '[-4px]',
})
const column = css({ display: 'flex', flexDirection: 'column' })
const separator = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  marginBlock: '3.5',
  textStyle: 'caption',
  color: 'subtle',
  _before: { content: '""', flex: '1', height: '[1px]', background: 'border' },
  _after: { content: '""', flex: '1', height: '[1px]', background: 'border' },
})
const note = css({ textStyle: 'caption', color: 'subtle', textAlign: 'center' })
