import { Trans } from '@lingui/react/macro'
import { useLayoutEffect } from 'react'
import { cardLinkIdOf, dragHelpId } from '#src/features/boards/card/card-link-id.ts'
import { css } from '#styled-system/css'
import { Lifted } from './lifted.tsx'
import { useBoardDrag } from './use-board-drag.ts'
import type { Dragged } from './with-dragged.ts'

interface Props {
  /** The row of the lists. */
  board: HTMLElement
  dragged: Dragged | undefined
  onDrag: (dragged: Dragged | undefined) => void
}

/** Drags cards and lists by pointer and by keyboard; shows what is at the pointer, and announces each step. */
export function BoardDrag({ board, dragged, onDrag }: Props) {
  const announcement = useBoardDrag({ board, dragged, onDrag })

  // A card that moves in the document loses the focus; this restores it during a drag by keyboard.
  useLayoutEffect(() => {
    if (dragged?.by === 'keys' && document.activeElement === document.body)
      document.getElementById(cardLinkIdOf(dragged.id))?.focus()
  })

  return (
    <>
      <p role="status" className={css({ srOnly: true })}>
        {announcement}
      </p>
      <p id={dragHelpId} hidden>
        <Trans>Press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.</Trans>
      </p>
      {dragged?.by === 'pointer' && <Lifted dragged={dragged} />}
    </>
  )
}
