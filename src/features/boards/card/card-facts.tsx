import { ChatBubbleLeftIcon, CheckCircleIcon, ClockIcon } from '@heroicons/react/16/solid'
import { Bars3BottomLeftIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import type { CardRow } from '#src/contract/shared/board-rows.ts'
import { AvatarStack } from '#src/features/boards/avatar-stack.tsx'
import { type DueState, dueState } from '#src/features/boards/due-state.ts'
import { useCardSurroundings } from '#src/features/boards/use-board.ts'
import { formatDue } from '#src/lib/format/dates.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

const tones = { done: 'success', late: 'danger', soon: 'warning', later: 'neutral' } as const

/** When a card is due, how much of its checklist is done, its comments and its members. Nothing for a card without these. */
export function CardFacts({ card, isDone }: { card: CardRow; isDone: boolean }) {
  const { t } = useLingui()
  const { people, now } = useCardSurroundings()
  const due = dueState(card, isDone, now)
  const members = card.members.flatMap(id => people.find(person => person.id === id) ?? [])
  const total = card.steps.length
  const done = card.steps.filter(({ completed }) => completed).length
  const said = (card.comments ?? []).filter(({ removed }) => !removed).length
  if (!due && total + said + members.length === 0 && !card.description) return null
  return (
    <div className={row}>
      {due && card.dueDate && <DueTag dueDate={card.dueDate} due={due} />}
      {total > 0 && (
        <span role="img" aria-label={t`${done} of ${total} steps done`} className={fact}>
          <CheckCircleIcon />
          {done}/{total}
        </span>
      )}
      {card.description && (
        <span role="img" aria-label={t`It has a description`} className={fact}>
          <Bars3BottomLeftIcon />
        </span>
      )}
      {said > 0 && (
        <span role="img" aria-label={t`Comments: ${said}`} className={fact}>
          <ChatBubbleLeftIcon />
          {said}
        </span>
      )}
      <AvatarStack people={members} max={3} size="xs" className={css({ marginInlineStart: 'auto' })} />
    </div>
  )
}

function DueTag({ dueDate, due }: { dueDate: string; due: DueState }) {
  const { t } = useLingui()
  const { now } = useCardSurroundings()
  const formats = useFormats()
  const day = formatDue(dueDate, now, formats)
  return (
    <span data-due={due} title={due === 'late' ? t`Late: ${day}` : undefined}>
      <Tag tone={tones[due]} icon={due === 'done' ? <CheckCircleIcon /> : <ClockIcon />}>
        {day}
      </Tag>
    </span>
  )
}

const row = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '2.5', minHeight: '6' })
const fact = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  textStyle: 'caption',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
  '& svg': { width: 'icon.xs', height: 'icon.xs' },
})
