import { ListBulletIcon } from '@heroicons/react/16/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { Task } from '#src/contract/tasks.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Tag } from '#src/ui/badge/tag.tsx'
import { tagTone } from '#src/ui/badge/tag-tone.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import type { Selection } from '#src/ui/list/use-selection.ts'
import { Highlight } from '#src/ui/text/highlight.tsx'
import { strikethrough } from '#src/ui/text/strikethrough.ts'
import { css, cx } from '#styled-system/css'
import { DueLabel } from './due-label.tsx'
import { lineIdOf } from './line-ids.ts'
import { PriorityMark } from './priority-mark.tsx'
import * as look from './task-line-look.ts'

interface Props {
  task: Task
  tabIndex: number
  markedTitle: string | undefined
  selection: Selection
}

/** A task in the list. Its title leads to the drawer; with Ctrl, ⌘ or Shift, or in the select mode, it is chosen. */
export function TaskLine({ task, tabIndex, markedTitle, selection }: Props) {
  const { t } = useLingui()
  const { tags, people, may, update } = useTasks()
  const { id, completed } = task
  const title = task.title || t`Untitled`
  const assignee = people.find(person => person.id === task.assignedTo)
  const isChosen = selection.isChosen(id)

  function choose(event: MouseEvent) {
    if (!may.edit) return
    const isSingle = selection.isSelecting || event.ctrlKey || event.metaKey
    if (!isSingle && !event.shiftKey) return
    event.preventDefault()
    if (event.shiftKey) selection.extendTo(id)
    else selection.toggle(id)
  }

  return (
    <div className={look.line({ isChosen })}>
      <Checkbox
        round
        className={look.tick}
        tabIndex={tabIndex}
        aria-label={t`Complete “${title}”`}
        checked={completed}
        disabled={!may.edit}
        onChange={event => update(id, { completed: event.target.checked })}
      />
      <div className={look.words}>
        <Link
          id={lineIdOf(id)}
          to="/apps/tasks/$id"
          params={{ id }}
          search
          resetScroll={false}
          tabIndex={tabIndex}
          className={cx(look.title, completed && strikethrough)}
          onClick={choose}
        >
          {markedTitle ? <Highlight text={markedTitle} /> : title}
          {isChosen && (
            <span className={css({ srOnly: true })}>
              <Trans>, selected</Trans>
            </span>
          )}
        </Link>
        <div className={look.about}>
          <Steps steps={task.subTasks} />
          {tags
            .filter(tag => task.tags.includes(tag.id))
            .map(tag => (
              <Tag key={tag.id} tone={tagTone(tag)} className={look.tag}>
                {tag.title}
              </Tag>
            ))}
        </div>
        <div className={look.facts}>
          <PriorityMark priority={task.priority} />
          <DueLabel task={task} />
        </div>
      </div>
      <span className={look.person}>
        {assignee && <Avatar size="xs" name={assignee.name} image={assignee.avatar} />}
      </span>
    </div>
  )
}

function Steps({ steps }: { steps: Task['subTasks'] }) {
  const { t } = useLingui()
  if (steps.length === 0) return null
  const done = steps.filter(step => step.completed).length
  const total = steps.length
  return (
    <span role="img" aria-label={t`${done} of ${total} sub-tasks done`} className={look.steps}>
      <ListBulletIcon />
      {done}/{total}
    </span>
  )
}
