import { PlusIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import type { SubTask, Task } from '#src/contract/tasks.ts'
import { dropUnsentText, loadUnsentText, saveUnsentText } from '#src/device/drafts/unsent-text.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { ProgressBar } from '#src/ui/feedback/progress.tsx'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { isEnter } from '#src/ui/keyboard/is-enter.ts'
import { css } from '#styled-system/css'
import { Step, stepIdOf } from './step.tsx'
import type { PropertiesProps } from './use-save.ts'

/** The sub-tasks: tick them, rename them in place, add with Enter, reorder with Alt and an arrow key. */
export function Steps({ task, save }: PropertiesProps) {
  const { t } = useLingui()
  const { may } = useTasks()
  const steps = task.subTasks
  const done = steps.filter(step => step.completed).length
  const total = steps.length

  const saveSteps = (subTasks: SubTask[]) => save({ subTasks })

  function change(id: string, fields: Partial<SubTask>) {
    return saveSteps(steps.map(step => (step.id === id ? { ...step, ...fields } : step)))
  }

  function remove(id: string) {
    const index = steps.findIndex(step => step.id === id)
    void saveSteps(steps.filter(step => step.id !== id))
    focusWhenMounted(stepIdOf(steps[index + 1]?.id ?? steps[index - 1]?.id ?? 'new'))
  }

  function move(id: string, by: number) {
    const from = steps.findIndex(step => step.id === id)
    const to = from + by
    const step = steps[from]
    if (!step || to < 0 || to >= steps.length) return
    void saveSteps(steps.toSpliced(from, 1).toSpliced(to, 0, step))
    focusWhenMounted(stepIdOf(id), 2)
  }

  return (
    <section>
      <div className={head}>
        <h2 className={heading}>
          <Trans>Sub-tasks</Trans>
        </h2>
        {total > 0 && (
          <>
            <ProgressBar className={bar} value={done / total} label={t`Sub-tasks done`} />
            <span className={figure}>
              <Trans>
                {done} of {total}
              </Trans>
            </span>
          </>
        )}
      </div>
      <ul>
        {steps.map(step => (
          <Step
            key={step.id}
            taskId={task.id}
            step={step}
            onChange={change}
            onRemove={remove}
            onMove={move}
          />
        ))}
      </ul>
      {may.edit && (
        <NewStep
          task={task}
          onAdd={title => saveSteps([...steps, { id: crypto.randomUUID(), title, completed: false }])}
        />
      )}
    </section>
  )
}

interface NewStepProps {
  task: Task
  onAdd: (title: string) => Promise<boolean>
}

/** The typed text becomes a step on Enter and when the drawer closes; if saving fails, it stays in the field. */
function NewStep({ task, onAdd }: NewStepProps) {
  const { t } = useLingui()
  const name = `task.${task.id}.step`
  const [title, setTitle] = useState(() => {
    const kept = loadUnsentText(name)
    // The page was closed after the step was saved, but before the reply came.
    return task.subTasks.some(step => step.title === kept.trim()) ? '' : kept
  })

  function write(text: string) {
    setTitle(text)
    saveUnsentText(name, text)
  }

  async function add() {
    const words = title.trim()
    if (words === '') return
    setTitle('')
    if (!(await onAdd(words))) setTitle(current => current || words)
    else if (loadUnsentText(name).trim() === words) dropUnsentText(name)
  }

  const leave = useEffectEvent(add)
  useEffect(() => () => void leave(), [])

  return (
    <div className={newStep}>
      <PlusIcon />
      <input
        id={stepIdOf('new')}
        aria-label={t`Add a step`}
        placeholder={t`Add a step`}
        enterKeyHint="done"
        value={title}
        onChange={event => write(event.target.value)}
        onBlur={add}
        onKeyDown={(event: KeyboardEvent) => isEnter(event) && void add()}
      />
    </div>
  )
}

const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  marginBlockStart: '6',
  marginBlockEnd: '2',
})
const heading = css({ flex: '1', textStyle: 'titleSm' })
const bar = css({ width: '20' })
const figure = css({ textStyle: 'caption', color: 'muted', fontVariantNumeric: 'tabular-nums' })
const newStep = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '11',
  color: 'subtle',
  '& svg': { flex: 'none', width: 'icon.md', height: 'icon.md' },
  '& input': {
    flex: '1',
    minWidth: '0',
    minHeight: '8',
    color: 'fg',
    background: '[transparent]',
    borderRadius: 'xs',
  },
})
