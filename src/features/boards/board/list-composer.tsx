import { PlusIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useBoard } from '#src/features/boards/use-board.ts'
import { css } from '#styled-system/css'
import { adding } from './card-composer.tsx'
import { TitleComposer } from './lazy-composer.ts'

/** Adds lists at the end of the board. */
export function ListComposer() {
  const { t } = useLingui()
  const { board, addList } = useBoard()
  const draftName = `board.${board.id}.list`
  const [isOpen, setIsOpen] = useState(false)

  return (
    <div className={frame}>
      {isOpen ? (
        <div className={css({ padding: '2' })}>
          <Suspense>
            <TitleComposer
              label={t`Title of the list`}
              action={t`Add list`}
              draftName={draftName}
              onAdd={addList}
              onClose={() => setIsOpen(false)}
            />
          </Suspense>
        </div>
      ) : (
        <button id={draftName} type="button" className={adding} onClick={() => setIsOpen(true)}>
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
