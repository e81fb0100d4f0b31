import { getRouteApi, Outlet, useParams } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import { useRows } from '#src/api/rows/row-cache.ts'
import { useCardActions } from '#src/features/boards/actions/use-card-actions.ts'
import { useCommentActions } from '#src/features/boards/actions/use-comment-actions.ts'
import { useLabelActions } from '#src/features/boards/actions/use-label-actions.ts'
import { useListActions } from '#src/features/boards/actions/use-list-actions.ts'
import { ArchiveDrawer } from '#src/features/boards/archive/archive-drawer.tsx'
import { dueState } from '#src/features/boards/due-state.ts'
import { boardData } from '#src/features/boards/load-boards.ts'
import { BoardContext, type BoardState } from '#src/features/boards/use-board.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { useOptimisticMutation } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { columnsOf } from './arrange.ts'
import { BoardHead } from './board-head.tsx'
import { Columns } from './columns.tsx'

const route = getRouteApi('/_app/apps/scrumboard/$boardId')
const scrumboard = getRouteApi('/_app/apps/scrumboard')

/** A board, and over it the card that the address names. */
export function BoardPage() {
  const { boardId } = route.useParams()
  // Another board has other state: nothing of the former one may stay.
  return <OpenBoard key={boardId} />
}

function OpenBoard() {
  const { lists, labels, ...board } = route.useLoaderData()
  const people = scrumboard.useLoaderData()
  const { label, due } = route.useSearch()
  const cards = useRows(boardData(board.id).cards)
  const [state, run] = useOptimisticMutation<BoardState>({ board, lists, labels, cards })
  const cardActions = useCardActions(state, run)
  const commentActions = useCommentActions(state, run)
  const listActions = useListActions(state, run)
  const labelActions = useLabelActions(state, run)
  const can = useCan()
  const may = { add: can('boards', 'create'), edit: can('boards', 'edit') }
  const now = useNow()
  const columns = columnsOf(state.lists, state.cards, (card, list) => {
    if (label && !card.labels.includes(label)) return false
    const urgency = due && dueState(card, list.done, now)
    return !due || urgency === 'late' || urgency === 'soon'
  })
  const { cardId } = useParams({ strict: false })
  useTitle(state.cards.find(({ id }) => id === cardId)?.title ?? state.board.title)

  return (
    <BoardContext
      value={{
        ...state,
        ...cardActions,
        ...commentActions,
        ...listActions,
        ...labelActions,
        columns,
        people,
        may,
        now,
      }}
    >
      <div className={page}>
        <BoardHead />
        <Columns />
      </div>
      <ArchiveDrawer />
      <Outlet />
    </BoardContext>
  )
}

const page = css({
  flex: '1',
  minHeight: '0',
  display: 'flex',
  flexDirection: 'column',
  _print: { display: 'block', page: 'landscape' },
})
