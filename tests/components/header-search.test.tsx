import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Search } from '#src/shell/search/search.tsx'
import { show } from './show.tsx'

const root = createRootRoute()
const app = createRoute({
  getParentRoute: () => root,
  id: '_app',
  component: () => <Search appearance="bar" />,
})
const start = createRoute({ getParentRoute: () => app, path: '/' })

const icon = page.getByRole('button', { name: 'Search everything' })
const field = page.getByRole('combobox', { name: 'Search everything' })

test('the search of a bar is an icon; Escape closes its field, clears it and returns the focus to the icon', async () => {
  const width = window.innerWidth
  await page.viewport(1440, 900)
  const router = createRouter({
    routeTree: root.addChildren([app.addChildren([start])]),
    history: createMemoryHistory(),
  })
  await show(<RouterProvider router={router as never} />)
  await expect.element(icon).not.toHaveFocus()
  for (const text of ['', 'trà']) {
    await icon.click()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('')
    if (text) await field.fill(text)
    await userEvent.keyboard('{Escape}')
    await expect.element(field).not.toBeInTheDocument()
    await expect.element(icon).toHaveFocus()
  }
  await page.viewport(width, 768)
})
