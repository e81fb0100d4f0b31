import { client } from '#src/api/client.ts'
import { search } from '#src/contract/shell/search.ts'

const api = client(search)

export interface Result {
  id: string
  value: string
  /** The address of a screen in the app. */
  link: string
  /** The sender of a mail. */
  about?: string | undefined
  image?: string | null | undefined
  /** Completed, or no longer sold. */
  completed?: boolean | undefined
}

export interface Group {
  id: string
  /** The heading, if the server sends one. */
  title?: string | undefined
  /** The address of the screen whose parameter `q` searches the same rows. */
  screen?: string | undefined
  results: Result[]
}

/**
 * All results for a text, in the order in which they are shown; groups without a result are left out. Rejects with an
 * `ApiProblem`.
 */
export async function findEverything(text: string): Promise<Group[]> {
  const [found, { items, categories }] = await Promise.all([
    api.find({ body: { query: text } }),
    // spec: product.md section 9, the page and its size
    api.products({ query: { page: '0', size: '100', value: text } }),
  ])
  const groups: Group[] = [
    ...found.filter(({ id }) => id === 'pages'),
    {
      id: 'category',
      results: categories.map(({ id, name }) => ({ id, value: name, link: `/main/list/product/${id}` })),
    },
    {
      id: 'product',
      screen: '/apps/ecommerce/inventory',
      results: items.map(({ id, name, images, completed }) => ({
        id,
        value: name,
        link: `/main/list/product/inbox/${id}/details`,
        image: images[0],
        completed,
      })),
    },
    ...found.filter(({ id }) => id !== 'pages'),
  ]
  return groups.filter(({ results }) => results.length > 0)
}
