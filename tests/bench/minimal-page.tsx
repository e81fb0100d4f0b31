import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'

/*
 * The least that a page of this stack does: React and the router draw a heading and twenty rows that are in the script.
 */
const rows = Array.from({ length: 20 }, (_, index) => `Row ${index + 1}`)

const root = createRootRoute({ component: Outlet })
const list = createRoute({
  getParentRoute: () => root,
  path: '/minimal/index.html',
  component: () => (
    <main>
      <h1>Rows</h1>
      <ul>
        {rows.map(row => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </main>
  ),
})
const router = createRouter({ routeTree: root.addChildren([list]) })

const place = document.getElementById('root')
if (place) createRoot(place).render(<RouterProvider router={router} />)
