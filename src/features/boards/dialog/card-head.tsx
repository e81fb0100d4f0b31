import { Trans } from '@lingui/react/macro'
import type { SaveStatus } from '#src/api/autosave.ts'
import type { CardRow } from '#src/contract/shared/board-rows.ts'
import { useBoardWords } from '#src/features/boards/board-words.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { SaveIndicator } from '#src/ui/form/save-indicator.tsx'
import { css } from '#styled-system/css'

/** The list that holds the card, and whether what was typed is saved. */
export function CardHead({ card, status }: { card: CardRow; status: SaveStatus }) {
  const { lists } = useBoard()
  const wordsOf = useBoardWords()
  const list = wordsOf(lists.find(({ id }) => id === card.listId)?.title ?? '')
  return (
    <span className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
      <span className={css({ srOnly: true })}>{card.title}</span>
      <span className={css({ textStyle: 'caption', color: 'muted', truncate: true })}>
        {card.archived ? <Trans>In the archive of {list}</Trans> : <Trans>In the list {list}</Trans>}
      </span>
      <SaveIndicator saved={status === 'saved'} failed={status === 'failed'} />
    </span>
  )
}
