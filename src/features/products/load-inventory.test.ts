import { beforeEach, expect, it, vi } from 'vitest'

const asked: string[] = []

vi.mock('#src/api/client.ts', () => ({
  client: () => ({
    list: ({ query }: { query: { search: string } }) => {
      asked.push(query.search)
      return Promise.resolve({ products: [], pagination: {} })
    },
  }),
}))

const { loadPage, requestPage } = await import('./load-inventory.ts')

beforeEach(() => {
  asked.length = 0
})

it('a page that was requested is taken once', async () => {
  requestPage({ q: 'gạo' })
  await loadPage({ q: 'gạo' })
  expect(asked).toEqual(['gạo'])
  await loadPage({ q: 'gạo' })
  expect(asked).toEqual(['gạo', 'gạo'])
})

it('another page is requested itself', async () => {
  requestPage({ q: 'gạo' })
  await loadPage({ q: 'gạo', low: true })
  expect(asked).toEqual(['gạo', 'gạo'])
})

it('a reply that has arrived before the page is loaded is not taken, since the rows may have changed', async () => {
  requestPage({ q: 'gạo' })
  await new Promise(resolve => setTimeout(resolve))
  await loadPage({ q: 'gạo' })
  expect(asked).toEqual(['gạo', 'gạo'])
})
