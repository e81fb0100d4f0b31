import { beforeEach, expect, it } from 'vitest'
import { boards } from '#src/contract/boards.ts'
import { search } from '#src/contract/shell/search.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

const cardId = 'tet-list-1-card-2'
const stored = async () => (await db.boardCards.get(cardId))?.comments
const add = (text: string) => conforming(boards.addComment, { body: { cardId, text } })
const update = (id: string, fields: { text?: string; removed?: boolean }) =>
  conforming(boards.updateComment, { body: { cardId, id, ...fields } })

it('a comment is added at the end with its author and time, and is part of the stored card', async () => {
  expect(await stored(), 'older rows have none').toBeUndefined()
  const from = Date.now()
  await add('  Hỏi chị Hường ')
  const card = await add('Đã hỏi')
  expect(card.comments).toMatchObject([
    { by: 'huong', text: 'Hỏi chị Hường', editedAt: null, removed: false },
    { by: 'huong', text: 'Đã hỏi' },
  ])
  expect(Date.parse(card.comments?.[1]?.at ?? '')).toBeGreaterThanOrEqual(from)
  expect(await conforming(boards.cards, { query: { boardId: 'tet', ids: cardId } })).toEqual([card])
})

it('a comment is edited, which is noted; the same text again is not an edit', async () => {
  const id = (await add('Ba mẫu')).comments?.[0]?.id ?? ''
  expect((await update(id, { text: 'Ba mẫu' })).comments?.[0]?.editedAt).toBeNull()
  const [comment] = (await update(id, { text: 'Bốn mẫu' })).comments ?? []
  expect(comment).toMatchObject({ text: 'Bốn mẫu', editedAt: expect.any(String) })
})

it('a deleted comment can be restored in its place, until the next comment is changed', async () => {
  const ids = []
  for (const text of ['một', 'hai', 'ba']) ids.push((await add(text)).comments?.at(-1)?.id ?? '')
  const [first = '', second = ''] = ids
  await update(second, { removed: true })
  expect((await stored())?.map(({ removed }) => removed)).toEqual([false, true, false])
  await update(second, { removed: false })
  expect((await stored())?.map(({ text }) => text)).toEqual(['một', 'hai', 'ba'])
  await update(second, { removed: true })
  await update(first, { removed: true })
  expect((await stored())?.map(({ text }) => text)).toEqual(['một', 'ba'])
  await add('bốn')
  expect((await stored())?.map(({ text }) => text)).toEqual(['ba', 'bốn'])
})

it('only its author changes a comment, and no other call writes comments', async () => {
  const sample = 'tet-list-1-card-1'
  const of = async () => (await db.boardCards.get(sample))?.comments
  const before = await of()
  expect(before?.map(({ by }) => by)).toEqual(['huong', 'chau'])
  const other = { cardId: sample, id: before?.[1]?.id, text: 'x' }
  expect((await send(boards.updateComment, { body: other })).status).toBe(404)
  expect((await send(boards.updateComment, { body: { ...other, id: 'none' } })).status).toBe(404)
  await conforming(boards.updateCard, { body: JSON.parse(`{"id":"${sample}","card":{"comments":[]}}`) })
  await conforming(boards.moveCard, { body: { id: sample, listId: 'tet-list-2', after: null } })
  expect(await of()).toEqual(before)
})

it('an empty comment, one of an unknown card, and the 201st are refused', async () => {
  const sent = [
    [{ cardId, text: '  ' }, 400],
    [{ cardId, text: 'x'.repeat(1001) }, 400],
    [{ cardId: 'none', text: 'x' }, 404],
  ] as const
  for (const [body, status] of sent) expect((await send(boards.addComment, { body })).status).toBe(status)
  expect(await stored()).toBeUndefined()
  for (let count = 0; count < 200; count++) await add(`${count}`)
  expect((await send(boards.addComment, { body: { cardId, text: 'x' } })).status).toBe(400)
})

it('the global search finds boards first, and cards by title, checklist and comments, each with its board', async () => {
  const find = async (query: string) =>
    (await conforming(search.find, { body: { query } })).find(({ id }) => id === 'boards')?.results
  expect(await find('qua tet')).toMatchObject([{ id: 'tet', link: '/apps/scrumboard/tet' }])
  const card = {
    id: 'tet-list-1-card-1',
    value: 'Chọn bốn món cho hộp 590.000 ₫',
    about: 'Quà Tết Đinh Mùi 2027',
    link: '/apps/scrumboard/tet/card/tet-list-1-card-1',
    completed: false,
  }
  expect(await find('mut gung')).toEqual([card])
  expect(await find('BAO LOC bao')).toEqual([card])
  await add('Dùng giấy dó')
  expect(await find('giay do')).toMatchObject([{ id: cardId }])
})
