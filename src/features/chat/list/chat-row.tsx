import { ClockIcon, ExclamationCircleIcon } from '@heroicons/react/16/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { usePresent } from '#src/features/chat/present.ts'
import { daysBetween, formatDay, formatTime } from '#src/lib/format/dates.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { HighlightWords } from '#src/ui/text/highlight-words.tsx'
import { css, cva } from '#styled-system/css'
import type { Chat, LastMessage } from './chats.ts'
import { elementIdOf } from './use-chat-keys.ts'

interface Props {
  chat: Chat
  query: string
  now: Date
  tabIndex: number
}

/** A conversation in the list: name, last message, time, unread count. */
export function ChatRow({ chat: { contact, last, draft }, query, now, tabIndex }: Props) {
  const { t } = useLingui()
  const { id, name, avatar, index, unreadCount } = contact
  const isPresent = usePresent().has(id)
  const isUnread = unreadCount > 0
  return (
    <div data-row={id} className={row}>
      <Avatar
        decorative
        name={name}
        image={avatar}
        colour={index}
        presence={isPresent ? 'online' : undefined}
      />
      <div className={words}>
        <div className={line}>
          <Link
            id={elementIdOf(id)}
            tabIndex={tabIndex}
            from="/apps/chat"
            to="/apps/chat/$id"
            params={{ id }}
            search={({ q }) => ({ q })}
            resetScroll={false}
            className={title({ isUnread })}
          >
            <HighlightWords text={name} query={query} />
            {isUnread && <span className={css({ srOnly: true })}>, {t`${unreadCount} unread`}</span>}
          </Link>
          {last && <LastTime date={last.date} now={now} />}
        </div>
        <div className={line}>
          <p className={excerpt({ isUnread })}>
            {draft ? (
              <>
                <span className={marked}>
                  <Trans>Draft:</Trans>
                </span>{' '}
                {draft}
              </>
            ) : (
              last && <Excerpt last={last} query={query} />
            )}
          </p>
          <Badge count={unreadCount} />
        </div>
      </div>
    </div>
  )
}

function Excerpt({ last: { text, isMine, state }, query }: { last: LastMessage; query: string }) {
  const { t } = useLingui()
  return (
    <>
      {state === 'waits' && (
        <ClockIcon role="img" aria-hidden={false} aria-label={t`Waiting to be sent`} className={icon} />
      )}
      {state === 'failed' && (
        <ExclamationCircleIcon role="img" aria-hidden={false} aria-label={t`Not sent`} className={failed} />
      )}
      {isMine && <Trans>You:</Trans>} <HighlightWords text={text} query={query} />
    </>
  )
}

/** The time of today, or the day. */
function LastTime({ date, now }: { date: string; now: Date }) {
  const formats = useFormats()
  const moment = new Date(date)
  const isToday = daysBetween(now, moment) === 0
  return (
    <time dateTime={date} className={time}>
      {isToday ? formatTime(moment, formats.locale) : formatDay(moment, now, formats)}
    </time>
  )
}

const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  minHeight: '[4.5rem]',
  paddingInline: '5',
  paddingBlock: '1.5',
  borderBlockEnd: 'hairline',
  _hover: { background: 'hover' },
  '&:has(a[aria-current=page])': {
    background: 'accent.selected',
    _highContrast: { outline: '[1px solid Highlight]', outlineOffset: '[-1px]' },
  },
  '&:has(a:focus-visible)': { outline: 'focus', outlineOffset: '[-2px]' },
})
const words = css({ flex: '1', minWidth: '0', display: 'grid', gap: '1' })
const line = css({ display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' })
const title = cva({
  base: {
    flex: '1',
    minWidth: '0',
    truncate: true,
    _after: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: { outline: 'none', boxShadow: 'none' },
  },
  variants: { isUnread: { true: { fontWeight: 'bold' }, false: { fontWeight: 'label' } } },
})
const excerpt = cva({
  base: { flex: '1', minWidth: '0', minHeight: '[1lh]', textStyle: 'caption', truncate: true },
  variants: { isUnread: { true: { color: 'fg', fontWeight: 'label' }, false: { color: 'subtle' } } },
})
const time = css({ flex: 'none', textStyle: 'caption', color: 'subtle', fontVariantNumeric: 'tabular-nums' })
const marked = css({ color: 'danger.text' })
const icon = css({ display: 'inline', width: '3.5', height: '3.5', verticalAlign: '[-2px]' })
const failed = css({
  display: 'inline',
  width: '3.5',
  height: '3.5',
  verticalAlign: '[-2px]',
  color: 'danger.text',
})
