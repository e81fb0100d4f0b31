import { Trans, useLingui } from '@lingui/react/macro'
import type { CardRow } from '#src/contract/shared/board-rows.ts'
import type { Save } from '#src/features/boards/actions/use-card-actions.ts'
import { dueState } from '#src/features/boards/due-state.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { formatDue } from '#src/lib/format/dates.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { valueButton } from './value-button.ts'

const Calendar = lazyWithRetry(() => import('#src/ui/date/calendar.tsx').then(module => module.Calendar))

/** When the card is due, with a button that clears it. */
export function DueValue({ card, save }: { card: CardRow; save: Save }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { lists, may, now } = useBoard()
  const isDone = lists.find(({ id }) => id === card.listId)?.done ?? false
  const due = card.dueDate ? new Date(card.dueDate) : null
  const change = (date: Date | null) => void save({ dueDate: date?.toISOString() ?? null })

  return (
    <>
      <Popover
        label={t`Due date`}
        width="auto"
        preload={Calendar.preload}
        trigger={
          <button type="button" className={valueButton}>
            {card.dueDate ? formatDue(card.dueDate, now, formats) : <Trans>No date</Trans>}
          </button>
        }
      >
        {close => <Calendar value={due} onChange={change} close={close} />}
      </Popover>
      {dueState(card, isDone, now) === 'late' && <Tag tone="danger">{t`Late`}</Tag>}
      {due && may.edit && (
        <Button size="sm" variant="ghost" onClick={() => change(null)}>
          <Trans>Clear</Trans>
        </Button>
      )}
    </>
  )
}
