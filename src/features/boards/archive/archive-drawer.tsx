import { ArchiveBoxArrowDownIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useBoardWords } from '#src/features/boards/board-words.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

/** The archived cards of the board, which can be taken back. */
export function ArchiveDrawer({ open, onClose }: Props) {
  const { t } = useLingui()
  const { lists, cards, may, updateCard } = useBoard()
  const wordsOf = useBoardWords()
  const archived = cards.filter(card => card.archived)
  const listOf = (listId: string) => wordsOf(lists.find(({ id }) => id === listId)?.title ?? '')

  return (
    <Drawer open={open} onOpenChange={onClose} label={t`Archived cards`}>
      {archived.length === 0 ? (
        <EmptyState title={<Trans>Nothing is archived</Trans>}>
          <Trans>Cards that are done with wait here, out of sight, until someone needs them again.</Trans>
        </EmptyState>
      ) : (
        <SimpleList
          rows={archived.map(card => ({
            id: card.id,
            title: card.title,
            meta: listOf(card.listId),
            trail: may.edit && (
              <Button size="sm" onClick={() => void updateCard(card.id, { archived: false })}>
                <ArchiveBoxArrowDownIcon />
                <Trans>Take out of the archive</Trans>
              </Button>
            ),
          }))}
          empty=""
        />
      )}
    </Drawer>
  )
}
