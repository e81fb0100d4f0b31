import { PlusIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClipboardEvent } from 'react'
import { useBoard } from '#src/features/boards/use-board.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { ConflictNotice } from '#src/ui/feedback/conflict-notice.tsx'
import { ProgressBar } from '#src/ui/feedback/progress.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { pressInItem } from '#src/ui/lists/press-in-item.ts'
import { strikethrough } from '#src/ui/text/strikethrough.ts'
import { css, cx } from '#styled-system/css'
import { type CardStep, type StepList, stepIdOf } from './use-steps.ts'

/** The checklist: Enter adds a step, Backspace removes an empty one, Alt and an arrow key move it. */
export function Steps({ steps: list }: { steps: StepList }) {
  const { t } = useLingui()
  const { may } = useBoard()
  const { steps } = list
  const done = steps.filter(({ completed }) => completed).length
  const total = steps.length

  return (
    <section>
      <div className={head}>
        <h3 className={css({ flex: '1', textStyle: 'titleSm' })}>
          <Trans>Checklist</Trans>
        </h3>
        {total > 0 && (
          <>
            <ProgressBar className={css({ width: '20' })} value={done / total} label={t`Steps done`} />
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
          <Step key={step.id} step={step} list={list} />
        ))}
      </ul>
      {may.edit && (
        <Button id={stepIdOf('new')} variant="text" size="sm" onClick={() => list.add([''])}>
          <PlusIcon />
          <Trans>Add a step</Trans>
        </Button>
      )}
      <ConflictNotice conflict={list.conflict} />
    </section>
  )
}

function Step({ step: { id, title, completed }, list }: { step: CardStep; list: StepList }) {
  const { t } = useLingui()
  const { may } = useBoard()

  /** Several pasted lines become as many steps. */
  function paste(event: ClipboardEvent) {
    const lines = event.clipboardData
      .getData('text/plain')
      .split(/\r?\n/)
      .map(line => line.replace(/^\s*([-*•]|\d+[.)])\s+/, '').trim())
      .filter(line => line !== '')
    if (lines.length < 2) return
    event.preventDefault()
    list.add(lines, id)
  }

  return (
    <li className={line}>
      <Checkbox
        aria-label={t`Complete “${{ title }}”`}
        checked={completed}
        onChange={event => list.change(id, { completed: event.target.checked })}
      />
      <input
        id={stepIdOf(id)}
        aria-label={t`Step`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        maxLength={1000}
        className={cx(field, completed && strikethrough)}
        value={title}
        onChange={event => list.change(id, { title: event.target.value })}
        onBlur={list.flush}
        onKeyDown={event =>
          pressInItem(event, {
            move: by => list.move(id, by),
            remove: () => list.remove(id),
            next: () => list.add([''], id),
          })
        }
        onPaste={paste}
      />
      {may.edit && (
        <IconButton size="sm" label={t`Delete ${{ title }}`} onClick={() => list.remove(id)}>
          <XMarkIcon />
        </IconButton>
      )}
    </li>
  )
}

const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  marginBlockStart: '5',
  marginBlockEnd: '1',
})
const figure = css({ textStyle: 'caption', color: 'muted', fontVariantNumeric: 'tabular-nums' })
const line = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: '10' })
const field = css({
  flex: '1',
  minWidth: '0',
  minHeight: '8',
  background: '[transparent]',
  borderRadius: 'xs',
  textOverflow: 'ellipsis',
})
