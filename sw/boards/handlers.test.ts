import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { boards } from '#src/contract/boards.ts'
import { BoardLabel, BoardRow, type Card, CardRow, ListRow } from '#src/contract/shared/board-rows.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

const get = (id = 'tet') => conforming(boards.get, { query: { id } })
const cards = async (id = 'tet') => (await get(id)).lists.flatMap(list => list.cards)
const find = async (id: string) => (await cards()).find(card => card.id === id)
const first = 'tet-list-1-card-1'
const ids = (rows: { id: string }[]) => rows.map(row => row.id)
const titles = (rows: { title: string }[]) => rows.map(row => row.title)

const everything = () =>
  Promise.all(
    [db.boards, db.boardLists, db.boardCards, db.boardLabels, db.trash].map(table => table.toArray()),
  )

describe('the sample', () => {
  it('matches its contract, with no unknown fields', async () => {
    const tables = [
      [await db.boards.toArray(), BoardRow],
      [await db.boardLists.toArray(), ListRow],
      [await db.boardCards.toArray(), CardRow],
      [await db.boardLabels.toArray(), BoardLabel],
    ] as const
    for (const [rows, schema] of tables) {
      expect(rows).not.toEqual([])
      expect(v.parse(v.array(v.strictObject(schema.entries)), rows)).toEqual(rows)
    }
  })

  it('has the lists and labels of the specification, 65536 apart', async () => {
    covers('boards.position-step')
    const { lists, labels } = await get()
    expect(titles(lists)).toEqual(['To do', 'In progress', 'In review', 'Completed'])
    expect(titles(labels)).toEqual(['Research', 'Wireframing', 'Design', 'Development', 'Bug'])
    expect(lists.map(list => list.position)).toEqual([65536, 131072, 196608, 262144])
    expect(lists[0]?.cards.map(card => card.position)).toEqual([65536, 131072, 196608, 262144, 327680])
  })
})

describe('boards', () => {
  it('are listed with all data of their members, the board with the latest activity first', async () => {
    const all = await conforming(boards.list)
    expect(all[0]).toMatchObject({
      id: 'tet',
      members: expect.arrayContaining([
        { id: 'huong', name: 'Nguyễn Thị Hường', avatar: 'images/people/huong.svg' },
      ]),
    })
    await conforming(boards.updateList, { body: { list: { id: 'team-list-1', title: 'Cần làm' } } })
    expect((await conforming(boards.list))[0]?.id).toBe('team')
    expect(await conforming(boards.members)).toHaveLength(await db.users.count())
  })

  it('contain lists and cards sorted by position, and cards with complete labels', async () => {
    const { lists } = await get()
    for (const rows of [lists, ...lists.map(list => list.cards)])
      expect(rows).toEqual(rows.toSorted((a, b) => a.position - b.position))
    expect((await find(first))?.labels).toEqual([
      { id: 'tet-research', boardId: 'tet', title: 'Research', position: 65536 },
    ])
  })

  it('are created with lists, changed, and removed with everything on them', async () => {
    const made = await conforming(boards.create, {
      body: { board: { title: 'Khai trương', id: 'mine' }, lists: ['Cần làm', 'Xong'] },
    })
    expect(made).toMatchObject({ title: 'Khai trương', description: null, members: [] })
    expect(made.id).not.toBe('mine')
    expect(titles((await get(made.id)).lists)).toEqual(['Cần làm', 'Xong'])
    const changed = await conforming(boards.update, {
      body: { id: 'tet', board: { icon: 'sparkles', id: 'x' } },
    })
    expect(changed).toMatchObject({ id: 'tet', icon: 'sparkles', title: 'Quà Tết Đinh Mùi 2027' })
    expect(await conforming(boards.remove, { query: { id: 'tet' } })).toBe(true)
    expect((await send(boards.get, { query: { id: 'tet' } })).status).toBe(404)
    expect((await everything()).flat().filter(row => 'boardId' in row && row.boardId === 'tet')).toEqual([])
  })
})

describe('lists', () => {
  it('are added after the last list, or at the given position', async () => {
    const last = await conforming(boards.createList, { body: { list: { boardId: 'tet', title: 'Gác lại' } } })
    expect(last).toMatchObject({ boardId: 'tet', position: 327680, done: false })
    await conforming(boards.createList, { body: { list: { boardId: 'tet', title: 'Đầu', position: 1 } } })
    expect(titles((await get()).lists)).toEqual([
      'Đầu',
      'To do',
      'In progress',
      'In review',
      'Completed',
      'Gác lại',
    ])
  })

  it('are changed one by one or several in one call', async () => {
    await conforming(boards.updateList, {
      body: { list: { id: 'tet-list-1', title: 'Sẽ làm', boardId: 'team' } },
    })
    const changed = await conforming(boards.updateLists, {
      body: {
        lists: [
          { id: 'tet-list-2', position: 5 },
          { id: 'tet-list-1', position: 9 },
        ],
      },
    })
    expect(ids(changed)).toEqual(['tet-list-2', 'tet-list-1'])
    expect(titles((await get()).lists)).toEqual(['In progress', 'Sẽ làm', 'In review', 'Completed'])
  })

  it('remove their cards with them, archived ones too', async () => {
    covers('boards.list-removed')
    const kept = (await cards()).filter(card => card.listId !== 'tet-list-4')
    expect(await conforming(boards.removeList, { query: { id: 'tet-list-4' } })).toBe(true)
    expect(await cards()).toEqual(kept)
    expect(await conforming(boards.archived, { query: { id: 'tet' } })).toEqual([])
  })
})

describe('cards', () => {
  it('start empty after the last card of their list, on the board of that list', async () => {
    const card = await conforming(boards.createCard, {
      body: { card: { boardId: 'team', listId: 'tet-list-1', title: 'Nhờ chú Dũng kê thêm kệ' } },
    })
    expect(card).toMatchObject({
      boardId: 'tet',
      description: null,
      labels: [],
      dueDate: null,
      position: 393216,
    })
    expect(ids((await get()).lists[0]?.cards ?? []).at(-1)).toBe(card.id)
  })

  it('accept labels as ids or as objects, store ids, and return complete labels', async () => {
    const { labels } = await get()
    const card = await conforming(boards.updateCard, {
      body: { id: first, card: { labels: [labels[4], 'tet-design', 'team-bug', 'gone'] } },
    })
    expect(titles(card.labels)).toEqual(['Bug', 'Design'])
    expect((await db.boardCards.get(first))?.labels).toEqual(['tet-bug', 'tet-design'])
  })

  it('keep their id and ignore unknown fields in a patch', async () => {
    const before = await find(first)
    const body = `{"id":"${first}","card":{"id":"other","boardId":"team","title":"Mới","__proto__":{"polluted":true},"foreign":1}}`
    await send(boards.updateCard, { body })
    expect(await find(first)).toEqual({ ...before, title: 'Mới' })
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it('move by list and position, also several in one call', async () => {
    covers('boards.card-moved')
    await conforming(boards.updateCard, { body: { id: first, card: { listId: 'tet-list-2', position: 7 } } })
    expect((await get()).lists[1]?.cards[0]?.id).toBe(first)
    const changed = await conforming(boards.updateCards, {
      body: {
        cards: [
          { id: first, listId: 'tet-list-3' },
          { id: 'tet-list-1-card-2', dueDate: null },
        ],
      },
    })
    expect(changed.map(({ listId, dueDate }: Card) => [listId, dueDate])[1]).toEqual(['tet-list-1', null])
    expect((await get()).lists[2]?.cards[0]?.id).toBe(first)
  })

  it('get their index in the supplied array as position, in the list that the array names', async () => {
    covers('boards.card-positions')
    const column = (await get()).lists[0]?.cards ?? []
    const wanted = [...ids(column).toReversed(), 'tet-list-2-card-1']
    const moved = await conforming(boards.positionCards, {
      body: { cards: wanted.map(id => ({ id, listId: 'tet-list-1', boardId: 'tet' })) },
    })
    expect(moved.map(card => card.position)).toEqual([0, 1, 2, 3, 4, 5])
    expect(ids((await get()).lists[0]?.cards ?? [])).toEqual(wanted)
  })

  it('lose the labels of their old board when they move to another board', async () => {
    const card = await conforming(boards.updateCard, { body: { id: first, card: { listId: 'team-list-1' } } })
    expect(card).toMatchObject({ boardId: 'team', labels: [] })
    expect(await find(first)).toBeUndefined()
  })

  it('disappear from the board when archived and reappear when unarchived', async () => {
    await conforming(boards.updateCard, { body: { id: first, card: { archived: true } } })
    expect(await find(first)).toBeUndefined()
    expect(ids(await conforming(boards.archived, { query: { id: 'tet' } }))).toContain(first)
    await conforming(boards.updateCard, { body: { id: first, card: { archived: false } } })
    expect(await find(first)).toBeDefined()
  })

  it('can be restored after removal, unless their list no longer exists', async () => {
    const before = await cards()
    expect(await conforming(boards.removeCard, { query: { id: first } })).toBe(true)
    expect(await cards()).toHaveLength(before.length - 1)
    await conforming(boards.restoreCard, { body: { id: first } })
    expect(await cards()).toEqual(before)
    await conforming(boards.removeCard, { query: { id: first } })
    await conforming(boards.removeList, { query: { id: 'tet-list-1' } })
    const state = await everything()
    expect((await send(boards.restoreCard, { body: { id: first } })).status).toBe(404)
    expect(await everything()).toEqual(state)
  })
})

describe('board labels', () => {
  it('belong to a board, are added last, and can be renamed', async () => {
    const label = await conforming(boards.createLabel, {
      body: { label: { boardId: 'tet', title: 'Giao hàng' } },
    })
    await conforming(boards.updateLabel, {
      body: { id: label.id, label: { title: 'Giao', boardId: 'team' } },
    })
    const all = await conforming(boards.labels, { query: { boardId: 'tet' } })
    expect(all.at(-1)).toEqual({ ...label, title: 'Giao' })
    expect(await conforming(boards.labels, { query: { boardId: 'team' } })).toHaveLength(5)
  })

  it('are removed from cards when deleted', async () => {
    covers('boards.label-removed')
    expect((await cards()).some(card => titles(card.labels).includes('Research'))).toBe(true)
    expect(await conforming(boards.removeLabel, { query: { id: 'tet-research' } })).toBe(true)
    expect((await cards()).some(card => titles(card.labels).includes('Research'))).toBe(false)
    expect(await db.boardCards.where('labels').equals('tet-research').count()).toBe(0)
  })
})
