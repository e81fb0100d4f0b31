import { PlusIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useId, useState } from 'react'
import { useBoard } from '#src/features/boards/use-board.ts'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { css } from '#styled-system/css'
import { adding } from './card-composer.tsx'
import { TitleComposer } from './lazy-composer.ts'

/** Adds lists at the end of the board. */
export function ListComposer() {
  const { t } = useLingui()
  const { board, addList } = useBoard()
  const buttonId = useId()
  const [isOpen, setIsOpen] = useState(false)

  function close() {
    setIsOpen(false)
    focusWhenMounted(buttonId)
  }

  return (
    <div className={frame}>
      {isOpen ? (
        <div className={css({ padding: '2' })}>
          <Suspense>
            <TitleComposer
              label={t`Title of the list`}
              action={t`Add list`}
              draftName={`board.${board.id}.list`}
              onAdd={addList}
              onClose={close}
            />
          </Suspense>
        </div>
      ) : (
        <button id={buttonId} type="button" className={adding} onClick={() => setIsOpen(true)}>
          <PlusIcon />
          <Trans>Add a list</Trans>
        </button>
      )}
    </div>
  )
}

const frame = css({
  flex: 'none',
  width: { base: '[calc(100vw - 3.5rem)]', sm: 'pane.boardList' },
  maxWidth: 'pane.boardList',
  borderRadius: 'xl',
  border: '[1.5px dashed {colors.border}]',
  scrollSnapAlign: 'center',
  _print: { display: 'none' },
})
