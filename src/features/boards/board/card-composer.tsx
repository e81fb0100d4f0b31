import { PlusIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { ListRow } from '#src/contract/shared/board-rows.ts'
import { useBoardWords } from '#src/features/boards/board-words.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { css } from '#styled-system/css'
import { TitleComposer } from './lazy-composer.ts'

interface Props {
  list: ListRow
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The name of the text of a new card, on this device. */
export const cardDraftOf = (list: ListRow) => `board.list.${list.id}.card`

/** Adds cards at the end of a list, one after the other. */
export function CardComposer({ list, isOpen, onOpenChange }: Props) {
  const { t } = useLingui()
  const { addCard } = useBoard()
  const draftName = cardDraftOf(list)
  const title = useBoardWords()(list.title)

  if (isOpen)
    return (
      <div className={css({ flex: 'none', padding: '2', paddingBlockStart: '0' })}>
        <Suspense>
          <TitleComposer
            label={t`Title of the card`}
            action={t`Add card`}
            draftName={draftName}
            onAdd={text => addCard(list.id, text)}
            onClose={() => onOpenChange(false)}
          />
        </Suspense>
      </div>
    )

  return (
    <button
      id={draftName}
      type="button"
      className={adding}
      aria-label={t`Add a card to ${{ title }}`}
      data-add-card=""
      onClick={() => onOpenChange(true)}
    >
      <PlusIcon />
      <Trans>Add a card</Trans>
    </button>
  )
}

export const adding = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  width: 'full',
  minHeight: '12',
  paddingInline: '4',
  borderRadius: 'xl',
  color: 'muted',
  _hover: { background: 'hover', color: 'fg' },
  '& svg': { flex: 'none', width: 'icon.md', height: 'icon.md' },
  _print: { display: 'none' },
})
