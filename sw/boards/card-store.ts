import type { BoardLabel, Card, CardRow } from '#src/contract/shared/board-rows.ts'
import { placeAfter } from '#src/lib/place-after.ts'
import { newId } from '#sw/server/call-values.ts'
import { badRequest } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { restore, softDelete } from '#sw/storage/trash.ts'
import { bumpActivity, findAll, ofBoard, ofList, placeBehind } from './rows.ts'

type Fields = Partial<Omit<CardRow, 'id' | 'boardId'>>

const blank = {
  description: null,
  labels: [],
  dueDate: null,
  members: [],
  steps: [],
  cover: null,
  archived: false,
}

export const cardStore = {
  async create(fields: Fields & { title: string; listId: string }) {
    const position = fields.position ?? (await placeBehind(ofList(fields.listId)))
    return one(store([{ ...blank, ...fields, id: newId(), boardId: '', position }]))
  },

  async update(id: string, fields: Fields) {
    const card = await getOr404(db.boardCards, id, 'card')
    return one(store([{ ...card, ...fields }]))
  },

  /** Updates each row with the fields of its entry. */
  async updateAll(changes: (Fields & { id: string })[]) {
    const rows = await findAll(
      db.boardCards,
      changes.map(({ id }) => id),
      'card',
    )
    return store(rows.map((row, index) => ({ ...row, ...changes[index] })))
  },

  /** spec: each card's position becomes its index in the supplied array. */
  async position(cards: { id: string; listId: string; boardId?: string }[]) {
    const moved = await cardStore.updateAll(
      cards.map(({ id, listId }, position) => ({ id, listId, position })),
    )
    const isElsewhere = ({ boardId }: { boardId?: string }, index: number) =>
      boardId !== undefined && boardId !== moved[index]?.boardId
    return cards.some(isElsewhere) ? badRequest('cards.boardId') : moved
  },

  /** All cards of a board, or those with some of these ids that are on it. */
  async rows(boardId: string, ids?: string[]) {
    await getOr404(db.boards, boardId, 'board')
    if (!ids) return ofBoard(db.boardCards, boardId).toArray()
    const rows = await db.boardCards.bulkGet(ids)
    return rows.flatMap(row => (row?.boardId === boardId ? row : []))
  },

  /** Puts a card behind another one of a list. Returns the rows whose position changed. */
  async move(id: string, listId: string, after: string | null): Promise<CardRow[]> {
    const card = await getOr404(db.boardCards, id, 'card')
    const others = (await ofList(listId).toArray()).filter(row => row.id !== id)
    return (await store(placeAfter(others, { ...card, listId }, after))).map(toRow)
  },

  async remove(id: string, by: string) {
    const { boardId } = await getOr404(db.boardCards, id, 'card')
    await softDelete(db.boardCards, id, by, 'card')
    await bumpActivity(boardId)
    return true
  },

  restore: async (id: string) => one(store([await restore(db.boardCards, id)])),
}

/** Returns cards as the API shows them. Labels that no longer exist or belong to another board are left out. */
export function withLabels(cards: CardRow[], labels: (BoardLabel | undefined)[]): Card[] {
  const byId = new Map(labels.map(label => [label?.id, label]))
  return cards.map(card => ({
    ...card,
    labels: card.labels.flatMap(id => {
      const label = byId.get(id)
      return label?.boardId === card.boardId ? label : []
    }),
  }))
}

/**
 * Every write of cards goes through here: a card belongs to the board of its list and carries only labels of that
 * board.
 */
async function store(rows: CardRow[]): Promise<Card[]> {
  const listIds = [...new Set(rows.map(row => row.listId))]
  const lists = await findAll(db.boardLists, listIds, 'list')
  const boardOf = new Map(lists.map(list => [list.id, list.boardId]))
  const labels = await db.boardLabels.bulkGet([...new Set(rows.flatMap(row => row.labels))])
  const cards = withLabels(
    rows.map(row => ({ ...row, boardId: boardOf.get(row.listId) ?? row.boardId })),
    labels,
  )
  await db.boardCards.bulkPut(cards.map(toRow))
  await bumpActivity(...boardOf.values())
  return cards
}

const toRow = (card: Card): CardRow => ({ ...card, labels: card.labels.map(({ id }) => id) })

/** One row in, so one card out. */
const one = async (cards: Promise<Card[]>) => (await cards)[0] as Card
