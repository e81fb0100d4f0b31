import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { removeWithUndo } from '#src/blocks/lists/remove-with-undo.ts'
import type { CardRow } from '#src/contract/shared/board-rows.ts'
import type { BoardState } from '#src/features/boards/board-state.ts'
import { boardData } from '#src/features/boards/load-boards.ts'
import { byPosition, placeAfter } from '#src/lib/place-after.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import type { Mutate } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { blankCard, withRows } from './card-rows.ts'

export type CardFields = Partial<Omit<CardRow, 'id' | 'boardId' | 'listId' | 'position' | 'comments'>>

/** Saves fields of the open card. Resolves to whether they are saved. */
export type Save = (fields: CardFields) => Promise<boolean>

export type CardActions = ReturnType<typeof useCardActions>

/** All actions on cards. A change is shown immediately and reverted if it fails. */
export function useCardActions({ board, cards }: BoardState, run: Mutate<BoardState>) {
  const { t } = useLingui()
  const { api } = boardData(board.id)
  const find = (id: string) => cards.find(card => card.id === id)

  const updateCard = (id: string, fields: CardFields) =>
    run(
      () => api.updateCard({ body: { id, card: fields } }),
      state => ({
        ...state,
        cards: state.cards.map(card => (card.id === id ? { ...card, ...fields } : card)),
      }),
    )

  /** Adds a card at the end of a list. */
  function addCard(listId: string, title: string) {
    const known = new Set(cards.map(({ id }) => id))
    const blank = blankCard({ boardId: board.id, listId, title })
    return run(
      () => api.createCard({ body: { card: { listId, title } } }),
      state => (state.cards.every(({ id }) => known.has(id)) ? withRows(state, [blank]) : state),
    )
  }

  /** Moves a card right behind another one of a list; `null` is its beginning. */
  function moveCard(id: string, listId: string, after: string | null) {
    const card = find(id)
    const others = cards.filter(other => other.listId === listId && other.id !== id).toSorted(byPosition)
    const changed = card ? placeAfter(others, { ...card, listId }, after) : []
    return run(
      () => api.moveCard({ body: { id, listId, after } }),
      state => withRows(state, changed),
    )
  }

  /** Adds a card with the same content, without its comments, right behind it. */
  async function copyCard(card: CardRow) {
    const { id, boardId: _, position: __, comments: ___, steps, ...fields } = card
    const copy = { ...fields, steps: steps.map(step => ({ ...step, id: crypto.randomUUID() })) }
    const made = await run(async () => {
      const created = await api.createCard({ body: { card: copy } })
      await api.moveCard({ body: { id: created.id, listId: card.listId, after: id } })
      return created
    })
    if (made) toast.success(t`Card copied`)
    return made
  }

  /** Archives without asking first, and offers to undo it. `icon` is that of the message. */
  async function archiveCard(id: string, icon: ReactNode) {
    if (!(await updateCard(id, { archived: true }))) return
    toast.undo(t`Card archived`, () => void updateCard(id, { archived: false }), icon)
  }

  async function removeCard(id: string) {
    const title = find(id)?.title ?? ''
    await removeWithUndo({
      ids: [id],
      remove: () =>
        run(
          () => api.removeCard({ query: { id } }),
          state => ({ ...state, cards: state.cards.filter(card => card.id !== id) }),
        ),
      restore: () => run(() => api.restoreCard({ body: { id } })),
      message: t`“${{ title }}” deleted`,
    })
  }

  return { updateCard, addCard, moveCard, copyCard, archiveCard, removeCard }
}
