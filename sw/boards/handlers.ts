import { boards } from '#src/contract/boards.ts'
import { handle } from '#sw/server/handle.ts'
import { boardStore } from './board-store.ts'
import { cardStore } from './card-store.ts'
import { commentStore } from './comment-store.ts'
import { labelStore } from './label-store.ts'
import { listStore } from './list-store.ts'

export { find } from './find.ts'

export const handlers = handle(boards, {
  list: () => boardStore.all(),
  get: ({ query }) => boardStore.get(query.id),

  createList: ({ body }) => listStore.create(body.list),
  updateList: ({ body }) => listStore.update(body.list),
  updateLists: ({ body }) => listStore.updateAll(body.lists),
  removeList: ({ query }) => listStore.remove(query.id),

  createCard: ({ body }) => cardStore.create(body.card),
  updateCard: ({ body }) => cardStore.update(body.id, body.card),
  updateCards: ({ body }) => cardStore.updateAll(body.cards),
  removeCard: ({ query, userId }) => cardStore.remove(query.id, userId),
  positionCards: ({ body }) => cardStore.position(body.cards),

  labels: ({ query }) => labelStore.all(query.boardId),
  createLabel: ({ body }) => labelStore.create(body.label),
  updateLabel: ({ body }) => labelStore.update(body.id, body.label),
  removeLabel: ({ query }) => labelStore.remove(query.id),

  create: ({ body }) => boardStore.create(body.board, body.lists),
  update: ({ body }) => boardStore.update(body.id, body.board),
  remove: ({ query }) => boardStore.remove(query.id),
  restoreCard: ({ body }) => cardStore.restore(body.id),
  archived: ({ query }) => boardStore.archived(query.id),
  outline: ({ query }) => boardStore.outline(query.id),
  cards: ({ query }) => cardStore.rows(query.boardId, query.ids?.split(',')),
  moveCard: ({ body }) => cardStore.move(body.id, body.listId, body.after),
  moveList: ({ body }) => listStore.move(body.id, body.after),
  addComment: ({ body, userId }) => commentStore.add(body.cardId, userId, body.text),
  updateComment: ({ body: { cardId, id, ...fields }, userId }) =>
    commentStore.update(cardId, id, userId, fields),
  members: () => boardStore.members(),
})
