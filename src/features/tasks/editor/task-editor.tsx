import { Trans, useLingui } from '@lingui/react/macro'
import { useAutosave } from '#src/api/use-autosave.ts'
import type { Task } from '#src/contract/tasks.ts'
import { titleId } from '#src/features/tasks/list/use-task-keys.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { ConflictNotice } from '#src/ui/feedback/conflict-notice.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { useDiscardIfEmpty } from '#src/ui/form/use-discard-if-empty.ts'
import { onEnter } from '#src/ui/keyboard/is-enter.ts'
import { css } from '#styled-system/css'
import { isBlank } from './is-blank.ts'
import { Steps } from './steps.tsx'
import { TaskProperties } from './task-properties.tsx'
import type { Save } from './use-save.ts'

/** All fields of a task. If the user may change it, every field saves by itself. */
export function TaskEditor({ task, save: { save: saveFields, touch } }: { task: Task; save: Save }) {
  const { t } = useLingui()
  const { may, discard } = useTasks()
  const leaving = useDiscardIfEmpty({ isBlank: may.edit && isBlank(task), discard: () => discard(task.id) })
  const save = leaving.known(saveFields)
  const field = (name: 'title' | 'notes') => ({
    stored: task[name] ?? '',
    save: (text: string) => save({ [name]: text }),
    draftKey: `task.${task.id}.${name}`,
  })
  const title = useAutosave(field('title'))
  const notes = useAutosave(field('notes'))

  const bind = (text: typeof title) => ({
    value: text.value,
    readOnly: !may.edit,
    onBlur: text.flush,
    onChange: (event: { target: { value: string } }) => {
      touch()
      text.change(event.target.value)
    },
  })

  return (
    <>
      <Textarea
        {...bind(title)}
        id={titleId}
        rows={1}
        className={heading}
        aria-label={t`Title`}
        placeholder={t`What is to be done?`}
        autoFocus={task.title === ''}
        // A title has no line breaks; Enter finishes it.
        onKeyDown={onEnter(event => event.currentTarget.blur())}
      />
      <ConflictNotice conflict={title.conflict} />
      <fieldset disabled={!may.edit}>
        <TaskProperties task={task} save={save} />
        <Steps task={task} save={save} />
      </fieldset>
      <h2 className={subheading}>
        <Trans>Notes</Trans>
      </h2>
      <Textarea
        {...bind(notes)}
        rows={4}
        className={paper}
        aria-label={t`Notes`}
        placeholder={t`Phone numbers, prices, what to watch for`}
      />
      <ConflictNotice conflict={notes.conflict} />
    </>
  )
}

const heading = css({
  minHeight: '0',
  marginInline: '[-0.5rem]',
  width: '[calc(100% + 1rem)]',
  paddingInline: '2',
  paddingBlock: '1',
  marginBlockEnd: '4',
  textStyle: 'heading',
  background: '[transparent]',
  boxShadow: 'none',
  _hover: { background: 'hover' },
})
const subheading = css({ textStyle: 'titleSm', marginBlockStart: '6', marginBlockEnd: '2' })
const paper = css({ background: 'sunken', boxShadow: 'none', borderRadius: 'lg', padding: '4' })
