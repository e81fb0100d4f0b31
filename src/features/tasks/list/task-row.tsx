import { ListBulletIcon } from '@heroicons/react/16/solid'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { RowMark } from '#src/blocks/team/row-mark.tsx'
import type { Task } from '#src/contract/tasks.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Tag } from '#src/ui/badge/tag.tsx'
import { tagTone } from '#src/ui/badge/tag-tone.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { SelectedText } from '#src/ui/lists/row-selection.tsx'
import type { List } from '#src/ui/lists/use-list.ts'
import { HighlightWords } from '#src/ui/text/highlight-words.tsx'
import { strikethrough } from '#src/ui/text/strikethrough.ts'
import { cx } from '#styled-system/css'
import { DueLabel } from './due-label.tsx'
import { PriorityMark } from './priority-mark.tsx'
import * as look from './task-row-look.ts'

interface Props {
  task: Task
  query: string | undefined
  list: List
}

/** A task in the list. A click on its title opens the drawer; with Ctrl, ⌘ or Shift, or in select mode, it selects. */
export function TaskRow({ task, query, list }: Props) {
  const { t } = useLingui()
  const { tags, people, may, update } = useTasks()
  const { id, completed } = task
  const title = task.title || t`Untitled`
  const assignee = people.find(person => person.id === task.assignedTo)

  return (
    <div className={look.row({ isChosen: list.selection.isSelected(id) })}>
      <Checkbox
        round
        className={look.tick}
        tabIndex={list.tabIndexOf(id)}
        aria-label={t`Complete “${title}”`}
        checked={completed}
        disabled={!may.edit}
        onChange={event => update(id, { completed: event.target.checked })}
      />
      <div className={look.words}>
        <Link
          {...list.linkProps(id)}
          to="/apps/tasks/$id"
          params={{ id }}
          search
          resetScroll={false}
          className={cx(look.title, completed && strikethrough)}
        >
          <HighlightWords text={title} query={query} />
          <SelectedText selection={list.selection} id={id} />
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
        <RowMark table="tasks" id={id} />
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
