import { PlusIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClipboardEvent } from 'react'
import type { NoteTask } from '#src/contract/notes.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { pressInItem } from '#src/ui/lists/press-in-item.ts'
import { strikethrough } from '#src/ui/text/strikethrough.ts'
import { css, cx } from '#styled-system/css'
import { pasteLines } from './paste-lines.ts'
import { type Checklist as List, lineIdOf } from './use-checklist.ts'

/** A checklist: Enter adds a line, Backspace removes an empty one, Alt and an arrow key move it. */
export function Checklist({ checklist }: { checklist: List }) {
  if (checklist.tasks.length === 0) return null
  return (
    <>
      <ul className={css({ marginBlockStart: '2' })}>
        {checklist.tasks.map(task => (
          <Line key={task.id} task={task} checklist={checklist} />
        ))}
      </ul>
      <Button variant="text" size="sm" onClick={() => checklist.add()}>
        <PlusIcon />
        <Trans>Add a line</Trans>
      </Button>
    </>
  )
}

function Line({ task, checklist }: { task: NoteTask; checklist: List }) {
  const { t } = useLingui()
  const { id, content, completed } = task

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const lines = pasteLines(event.currentTarget, event.clipboardData.getData('text/plain'))
    if (!lines) return
    event.preventDefault()
    checklist.replace(id, lines)
  }

  return (
    <li className={line}>
      <Checkbox
        aria-label={t`Complete “${{ title: content }}”`}
        checked={completed}
        onChange={event => checklist.change(id, { completed: event.target.checked })}
      />
      <input
        id={lineIdOf(id)}
        aria-label={t`Line of the checklist`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        maxLength={1000}
        className={cx(field, completed && strikethrough)}
        value={content}
        onChange={event => checklist.change(id, { content: event.target.value })}
        onBlur={checklist.flush}
        onKeyDown={event =>
          pressInItem(event, {
            move: by => checklist.move(id, by),
            remove: () => checklist.remove(id),
            next: () => checklist.add(id),
          })
        }
        onPaste={paste}
      />
      <IconButton size="sm" label={t`Delete ${{ title: content }}`} onClick={() => checklist.remove(id)}>
        <XMarkIcon />
      </IconButton>
    </li>
  )
}

const line = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: '10' })
const field = css({
  flex: '1',
  minWidth: '0',
  minHeight: '8',
  background: '[transparent]',
  borderRadius: 'xs',
  textOverflow: 'ellipsis',
})
