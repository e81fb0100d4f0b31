import { client } from '#src/api/client.ts'
import { search } from '#src/contract/search.ts'

const api = client(search)

export type GroupId = 'pages' | 'category' | 'product' | 'contacts' | 'tasks' | 'notes' | 'mails'

export interface Result {
  id: string
  value: string
  /** A place in the app. */
  link: string
  /** Who sent a mail. */
  about?: string | undefined
  image?: string | null | undefined
  /** Done, or no longer sold. */
  completed?: boolean | undefined
}

export interface Group {
  id: GroupId
  results: Result[]
}

/** Everything that matches a text, in the order in which it is shown; groups without a result are left out. */
export async function findEverything(text: string): Promise<Group[]> {
  const [found, { items, categories }] = await Promise.all([
    api.find({ body: { query: text } }),
    // spec: product.md section 9, the page and its size
    api.products({ query: { page: '0', size: '100', value: text } }),
  ])
  const group = (id: GroupId): Group => ({ id, results: found.find(other => other.id === id)?.results ?? [] })
  const groups: Group[] = [
    group('pages'),
    {
      id: 'category',
      results: categories.map(({ id, name }) => ({ id, value: name, link: `/main/list/product/${id}` })),
    },
    {
      id: 'product',
      results: items.map(({ id, name, images, completed }) => ({
        id,
        value: name,
        link: `/main/list/product/inbox/${id}/details`,
        image: images[0],
        completed,
      })),
    },
    group('contacts'),
    group('tasks'),
    group('notes'),
    group('mails'),
  ]
  return groups.filter(({ results }) => results.length > 0)
}
