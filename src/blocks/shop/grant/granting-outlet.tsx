import { Outlet } from '@tanstack/react-router'
import { GrantProvider } from './grant-provider.tsx'

/** The screens below a route, in which a manager can grant what the user may not do. */
export const GrantingOutlet = () => (
  <GrantProvider>
    <Outlet />
  </GrantProvider>
)
