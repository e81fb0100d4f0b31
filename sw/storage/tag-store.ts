import type { Table } from 'dexie'
import type { Tag } from '#src/contract/shared/tags.ts'
import { newId } from '#sw/server/call-values.ts'
import type { Positioned } from './db.ts'
import { getOr404 } from './get-or-404.ts'
import { nextTopPosition } from './next-top-position.ts'

interface Tagged {
  tags: string[]
}

/** The calls for tags that contacts, products and tasks have in common. */
export const tagStore = (tags: Table<Positioned<Tag>, string>, tagged: Table<Tagged, string>) => ({
  all: async () => (await tags.orderBy('position').toArray()).map(toTag),

  /** spec: a new tag is placed first. */
  async create({ title }: Omit<Tag, 'id'>) {
    const tag = { id: newId(), title, position: await nextTopPosition(tags) }
    await tags.add(tag)
    return toTag(tag)
  },

  async update(id: string, fields: Partial<Omit<Tag, 'id'>>) {
    const tag = await getOr404(tags, id, 'tag')
    await tags.put({ ...tag, ...fields })
    return toTag({ ...tag, ...fields })
  },

  /** spec: deleting a tag removes it from every row that has it. */
  async remove(id: string) {
    await getOr404(tags, id, 'tag')
    await tags.delete(id)
    await tagged
      .where('tags')
      .equals(id)
      .modify(row => {
        row.tags = row.tags.filter(tag => tag !== id)
      })
    return true
  },
})

const toTag = ({ id, title }: Positioned<Tag>): Tag => ({ id, title })
