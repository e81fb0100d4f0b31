import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { CardComment } from '#src/contract/shared/board-rows.ts'
import type { BoardState } from '#src/features/boards/board-state.ts'
import { boardData } from '#src/features/boards/load-boards.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

type Change = (comments: readonly CardComment[]) => CardComment[]

const app = getRouteApi('/_app')

/** The start of the id of a comment whose reply has not arrived; the stored one gets another id. */
const PENDING = 'pending.'

/** Whether the server has stored a comment. Before that it cannot be edited or deleted. */
export const isStored = ({ id }: CardComment) => !id.startsWith(PENDING)

/** The state with the changed comments of one card. */
const withComments =
  (cardId: string, change: Change) =>
  (state: BoardState): BoardState => ({
    ...state,
    cards: state.cards.map(card =>
      card.id === cardId ? { ...card, comments: change(card.comments ?? []) } : card,
    ),
  })

/** All actions on the comments of cards. A user changes only their own. */
export function useCommentActions() {
  const { t } = useLingui()
  const { board, cards, run } = useBoard()
  const { api } = boardData(board.id)
  const me = app.useLoaderData({ select: ({ user }) => user.id })

  function addComment(cardId: string, text: string) {
    const known = new Set(cards.find(({ id }) => id === cardId)?.comments?.map(({ id }) => id))
    const at = new Date().toISOString()
    const added = { id: PENDING + crypto.randomUUID(), by: me, at, editedAt: null, text, removed: false }
    return run(
      () => api.addComment({ body: { cardId, text } }),
      withComments(cardId, comments =>
        comments.every(({ id }) => known.has(id)) ? [...comments, added] : [...comments],
      ),
    )
  }

  const updateComment = (cardId: string, id: string, fields: { text?: string; removed?: boolean }) =>
    run(
      () => api.updateComment({ body: { cardId, id, ...fields } }),
      withComments(cardId, comments =>
        comments.map(comment => (comment.id === id ? { ...comment, ...fields } : comment)),
      ),
    )

  /** Deletes without asking first, and offers to undo it. */
  async function removeComment(cardId: string, id: string) {
    if (!(await updateComment(cardId, id, { removed: true }))) return
    toast.undo(t`Comment deleted`, () => void updateComment(cardId, id, { removed: false }))
  }

  return { me, addComment, updateComment, removeComment }
}
