import { Trans, useLingui } from '@lingui/react/macro'
import { startOfDay } from 'date-fns'
import { useState } from 'react'
import type { Task } from '#src/contract/tasks.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { firstOccurrence } from '#src/lib/recurrence/next.ts'
import { formatRule, parseRule } from '#src/lib/recurrence/rule.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { EndFields } from './end-fields.tsx'
import { IntervalFields } from './interval-fields.tsx'
import { useRepeatWords } from './use-repeat-words.ts'

interface Props {
  task: Task
  save: (fields: Pick<Task, 'repeat'> & Partial<Pick<Task, 'dueDate'>>) => Promise<boolean>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Sets an interval, weekdays and an end. A task without a due date gets the first day that fits. */
export function RepeatDialog({ task, save, open, onOpenChange }: Props) {
  const { t } = useLingui()
  const { now } = useTasks()
  const inWords = useRepeatWords()
  const [rule, setRule] = useState(() => parseRule(task.repeat ?? 'weekly'))
  const repeat = formatRule(rule)

  function finish() {
    const dueDate = task.dueDate ?? firstOccurrence(startOfDay(now), rule).toISOString()
    void save({ repeat, ...(task.dueDate === null && { dueDate }) })
    onOpenChange(false)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Repeat`}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" onClick={finish}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <div className={column}>
        <IntervalFields rule={rule} onChange={setRule} />
        <EndFields rule={rule} now={now} onChange={setRule} />
        <p role="status" className={css({ color: 'muted' })}>
          {inWords(repeat, task.dueDate)}
        </p>
      </div>
    </Dialog>
  )
}

const column = css({ display: 'grid', gap: '4' })
