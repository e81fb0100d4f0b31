import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { axeViolations, show } from './show.tsx'

const goods = ['Trà sen', 'Trà đen', 'Cà phê']

function Goods() {
  const { q }: { q?: string } = root.useSearch()
  const search = useSearchText(q)
  const found = goods.filter(name => name.includes(search.query))
  return (
    <>
      <h1>Goods</h1>
      <SearchField id="goods" label="Search goods" search={search} />
      {found.length > 0 ? (
        <ul>
          {found.map(name => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      ) : (
        <NoMatches query={search.query} />
      )}
    </>
  )
}

const root = createRootRoute({
  validateSearch: (search: Record<string, unknown>): { q?: string; page?: number } => search,
  component: Goods,
})

async function open(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root, history })
  await show(<RouterProvider router={router} />)
  return router
}

const field = page.getByRole('searchbox', { name: 'Search goods' })
const rows = page.getByRole('listitem')

test('a search starts with the text of the address, and filters while the user types', async () => {
  await open('/?q=Trà')
  await expect.element(field).toHaveValue('Trà')
  expect(rows.elements()).toHaveLength(2)
  await field.fill('Trà s')
  await expect.element(rows.first()).toHaveTextContent('Trà sen')
  expect(rows.elements()).toHaveLength(1)
  await field.fill('Gạo')
  await expect.element(page.getByRole('heading', { name: 'No results found!' })).toBeVisible()
  await expect.element(page.getByText('Nothing matches “Gạo”')).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

test('the address gets the text after a pause, returns to the first page, and adds no entry to the history', async () => {
  const router = await open('/?q=Trà&page=3')
  const entries = router.history.length
  await field.fill('Cà phê')
  await expect.poll(() => router.state.location.search).toEqual({ q: 'Cà phê' })
  await field.fill('')
  await expect.poll(() => router.state.location.search).toEqual({})
  expect(router.history.length).toBe(entries)
})

test('the address gets the text when the focus leaves the field', async () => {
  const router = await open('/')
  await field.click()
  await userEvent.keyboard('Trà')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => router.state.location.search).toEqual({ q: 'Trà' })
  await expect.element(field).toHaveValue('Trà')
})
