import { boards } from '#src/contract/boards.ts'
import { BoardLabel, BoardRow, CardRow, ListRow } from '#src/contract/shared/board-rows.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

/** Scrumboards with lists, cards and labels. */
export const boardDomain = defineDomain({
  name: 'boards',
  contract: boards,
  handlers: { '/api/apps/scrumboard': () => import('./handlers.ts') },
  tables: {
    boards: { indexes: { 1: 'id, lastActivity' }, row: BoardRow },
    boardLists: { indexes: { 1: 'id, [boardId+position]' }, row: ListRow },
    boardCards: {
      indexes: { 1: 'id, [boardId+position], [listId+position], *labels' },
      row: CardRow,
      tracked: true,
      trashTitle: 'title',
      label: { en: ['Card', 'Cards'], vi: ['Thẻ', 'Thẻ việc'] },
    },
    boardLabels: { indexes: { 1: 'id, [boardId+position]' }, row: BoardLabel },
  },
  seeds: { boards: 1 },
  search: { id: 'boards', label: 'Boards', vi: 'Bảng việc', rank: 10, area: 'boards' },
})
