import { getRouteApi, Outlet, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '#src/api/rights.ts'
import { useRows } from '#src/api/rows/row-cache.ts'
import { useCardActions } from '#src/features/boards/actions/use-card-actions.ts'
import { useListActions } from '#src/features/boards/actions/use-list-actions.ts'
import type { BoardState } from '#src/features/boards/board-state.ts'
import { dueState } from '#src/features/boards/due-state.ts'
import { boardData } from '#src/features/boards/load-boards.ts'
import { BoardContext, CardContext } from '#src/features/boards/use-board.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { useOptimisticMutation } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { columnsCache } from './arrange.ts'
import { BoardHead } from './board-head.tsx'
import { Columns } from './columns.tsx'

const ArchiveDrawer = lazyWithRetry(() =>
  import('#src/features/boards/archive/archive-drawer.tsx').then(module => module.ArchiveDrawer),
)

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
  const { label, due, archive = false } = route.useSearch()
  const navigate = route.useNavigate()
  const cards = useRows(boardData(board.id).cards)
  const [state, run] = useOptimisticMutation<BoardState>({ board, lists, labels, cards })
  const cardActions = useCardActions(state, run)
  const listActions = useListActions(state, run)
  const can = useCan()
  const may = { add: can('boards', 'create'), edit: can('boards', 'edit') }
  const now = useNow()
  const [columnsOf] = useState(columnsCache)
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
        ...listActions,
        run,
        columns,
        people,
        may,
        now,
      }}
    >
      <div className={page} data-landscape="">
        <BoardHead />
        <CardContext value={{ boardId: board.id, labels: state.labels, people, may, now }}>
          <Columns />
        </CardContext>
      </div>
      <LazyMount open={archive}>
        <ArchiveDrawer
          open={archive}
          onClose={() => void navigate({ search: previous => ({ ...previous, archive: undefined }) })}
        />
      </LazyMount>
      <Outlet />
    </BoardContext>
  )
}

const page = css({
  flex: '1',
  minHeight: '0',
  display: 'flex',
  flexDirection: 'column',
  _print: { display: 'block' },
})
