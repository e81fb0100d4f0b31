import { useLingui } from '@lingui/react/macro'
import type { ListRow } from '#src/contract/shared/board-rows.ts'
import type { BoardState } from '#src/features/boards/board-state.ts'
import { boardData } from '#src/features/boards/load-boards.ts'
import { byPosition, placeAfter } from '#src/lib/place-after.ts'
import type { Mutate } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'

export type ListActions = ReturnType<typeof useListActions>

/** All actions on the lists of a board. A change is shown immediately and reverted if it fails. */
export function useListActions({ board, lists, cards }: BoardState, run: Mutate<BoardState>) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const { api } = boardData(board.id)

  const addList = (title: string) =>
    run(() => api.createList({ body: { list: { boardId: board.id, title } } }))

  const updateList = (id: string, fields: Partial<Pick<ListRow, 'title' | 'done'>>) =>
    run(
      () => api.updateList({ body: { list: { id, ...fields } } }),
      state => withLists(state, replaced(state.lists, id, fields)),
    )

  /** Moves a list right behind another one; `null` is the beginning of the board. */
  function moveList(id: string, after: string | null) {
    const list = lists.find(entry => entry.id === id)
    const others = lists.filter(entry => entry.id !== id).toSorted(byPosition)
    const changed = new Map((list ? placeAfter(others, list, after) : []).map(entry => [entry.id, entry]))
    return run(
      () => api.moveList({ body: { id, after } }),
      state =>
        withLists(
          state,
          state.lists.map(entry => changed.get(entry.id) ?? entry),
        ),
    )
  }

  /** Asks first: the cards of the list go with it. */
  async function removeList({ id, title }: Pick<ListRow, 'id' | 'title'>) {
    const count = cards.filter(card => card.listId === id).length
    const isSure = await confirm({
      title: t`Delete the list “${{ title }}”?`,
      text:
        count > 0
          ? t`Its ${{ count: i18n.number(count) }} cards go with it, archived ones too. It cannot be taken back.`
          : t`It has no cards.`,
      action: t`Delete the list`,
      danger: true,
    })
    if (!isSure) return
    await run(
      () => api.removeList({ query: { id } }),
      state =>
        withLists(
          { ...state, cards: state.cards.filter(card => card.listId !== id) },
          state.lists.filter(entry => entry.id !== id),
        ),
    )
  }

  return { addList, updateList, moveList, removeList }
}

const withLists = (state: BoardState, lists: readonly ListRow[]): BoardState => ({ ...state, lists })

const replaced = (lists: readonly ListRow[], id: string, fields: Partial<ListRow>) =>
  lists.map(list => (list.id === id ? { ...list, ...fields } : list))
