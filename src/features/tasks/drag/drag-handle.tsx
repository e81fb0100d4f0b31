import { Bars2Icon } from '@heroicons/react/16/solid'
import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { Task } from '#src/contract/tasks.ts'
import { handleIdOf } from '#src/features/tasks/list/rows.ts'
import { css } from '#styled-system/css'
import type { Drag } from './use-drag.ts'

interface Props {
  task: Task
  tabIndex: number
  drag: Drag
}

/** The handle that drags a row: by mouse or touch, or by keyboard with Space and the arrow keys. */
export function DragHandle({ task, tabIndex, drag }: Props) {
  'use no memo' // It has few elements; memoised, the script of the list would be larger.
  const { t } = useLingui()
  const isDragged = drag.dragged?.task.id === task.id

  function press(event: PointerEvent) {
    if (event.button === 0) drag.start(task, 'pointer')
  }

  function pressKey(event: KeyboardEvent) {
    const keys: Record<string, () => void> = isDragged
      ? {
          ' ': drag.drop,
          Enter: drag.drop,
          Tab: drag.drop,
          Escape: drag.cancel,
          ArrowDown: () => drag.moveBy(1),
          ArrowUp: () => drag.moveBy(-1),
        }
      : { ' ': () => drag.start(task, 'keys'), Enter: () => drag.start(task, 'keys') }
    const act = event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <button
      type="button"
      id={handleIdOf(task.id)}
      tabIndex={tabIndex}
      aria-label={t`Move ${{ title: task.title || t`Untitled` }}`}
      aria-describedby={dragHelpId}
      aria-pressed={isDragged}
      className={handle}
      onPointerDown={press}
      onKeyDown={pressKey}
    >
      <Bars2Icon />
    </button>
  )
}

/** The id of the element that explains dragging by keyboard; it is rendered once beside the list. */
export const dragHelpId = 'drag-help'

const handle = css({
  position: 'absolute',
  zIndex: 'raised',
  insetBlock: '0',
  insetInlineStart: '[-1.125rem]',
  width: '5',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'sm',
  color: 'subtle',
  cursor: 'grab',
  touchAction: 'none',
  opacity: '0',
  ':is(li:hover, li:focus-within) > &': { opacity: 'full' },
  _touch: { opacity: 'full', insetInlineStart: '[-1rem]', width: 'touch' },
  '& svg': { width: 'icon.xs', height: 'icon.xs' },
  _print: { display: 'none' },
})
