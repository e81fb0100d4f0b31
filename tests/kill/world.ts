import { randomUUID } from 'node:crypto'
import { boards } from '#src/contract/boards.ts'
import { chat } from '#src/contract/chat.ts'
import { files } from '#src/contract/files.ts'
import { notes } from '#src/contract/notes.ts'
import { user } from '#src/contract/user.ts'
import type { Call as TypedCall } from '#tests/shop/writing.ts'
import { writingWith } from '#tests/shop/writing.ts'

export type World = Awaited<ReturnType<typeof makeWorld>>

/** Returns an id that the client makes. */
export const newId = () => randomUUID()

/** Adds the rows that the writes of a run are about, and that have a part in many of them. */
export async function makeWorld(call: TypedCall) {
  const { addProduct, addCustomer, addSupplier, openDrawer } = writingWith(call)
  const board = await call(boards.create, {
    body: { board: { title: 'Bảng' }, lists: ['Việc', 'Xong'] },
  })
  const outline = await call(boards.outline, { query: { id: board.id } })
  const lists = outline.lists.map(({ id }) => id)
  const cards: string[] = []
  const lined: string[] = []
  for (let index = 0; index < 6; index++) {
    const card = { title: 'Thẻ', listId: lists[0] ?? '' }
    cards.push((await call(boards.createCard, { body: { card } })).id)
    lined.push((await call(notes.create, { body: { note: { title: 'Sổ', tasks: [] } } })).id)
  }
  const labels = await call(notes.createLabel, { body: { title: 'Nhãn' } })
  const label = labels.find(({ title }) => title === 'Nhãn')
  if (!label) throw new Error('The label is not there')
  const folder = await call(files.createFolder, { body: { folder: { name: 'Tải lên' } } })
  const [colleague] = await call(chat.contacts)
  const me = await call(user.get)
  return {
    me,
    colleague: colleague?.id ?? '',
    board: board.id,
    lists,
    cards,
    lined,
    label,
    folder: folder.id,
    goods: [await addProduct('Gạo ST25'), await addProduct('Bia lon')],
    pictured: [await addProduct('Trứng'), await addProduct('Sữa')],
    customer: await addCustomer('Cô Tám'),
    supplier: await addSupplier('Nhà Sương'),
    drawer: await openDrawer(),
  }
}
