import { XMarkIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useAutosave } from '#src/api/use-autosave.ts'
import type { SubTask } from '#src/contract/tasks.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { ConflictNotice } from '#src/ui/feedback/conflict-notice.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { pressInItem } from '#src/ui/lists/press-in-item.ts'
import { strikethrough } from '#src/ui/text/strikethrough.ts'
import { css, cx } from '#styled-system/css'

interface Props {
  taskId: string
  step: SubTask
  onChange: (id: string, fields: Partial<SubTask>) => Promise<boolean>
  onRemove: (id: string) => void
  onMove: (id: string, by: number) => void
}

export const stepIdOf = (id: string) => `step-${id}`

/** One sub-task. */
export function Step({ taskId, step: { id, title, completed }, onChange, onRemove, onMove }: Props) {
  const { t } = useLingui()
  const { may } = useTasks()
  const name = useAutosave({
    stored: title,
    save: text => onChange(id, { title: text }),
    draftKey: `task.${taskId}.step.${id}`,
  })

  /** Discards the typed title first: when its field is removed, it would be saved and the step would return. */
  function remove() {
    name.forget()
    onRemove(id)
  }

  return (
    <li>
      <div className={line}>
        <Checkbox
          aria-label={t`Complete “${title}”`}
          checked={completed}
          onChange={event => onChange(id, { completed: event.target.checked })}
        />
        <input
          id={stepIdOf(id)}
          aria-label={t`Step`}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          title={name.value}
          className={cx(field, completed && strikethrough)}
          value={name.value}
          onChange={event => name.change(event.target.value)}
          onBlur={name.flush}
          onKeyDown={event =>
            pressInItem(event, {
              move: by => onMove(id, by),
              remove,
              next: () => focusWhenMounted(stepIdOf('new')),
            })
          }
        />
        {may.edit && (
          <IconButton size="sm" className={quiet} label={t`Delete ${title}`} onClick={remove}>
            <XMarkIcon />
          </IconButton>
        )}
      </div>
      <ConflictNotice conflict={name.conflict} />
    </li>
  )
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '11',
  borderBlockEnd: 'hairline',
})
const field = css({
  flex: '1',
  minWidth: '0',
  minHeight: '8',
  background: '[transparent]',
  borderRadius: 'xs',
  textOverflow: 'ellipsis',
})
const quiet = css({
  opacity: '0',
  ':is(li:hover, li:focus-within) &': { opacity: 'full' },
  _touch: { opacity: 'full' },
})
