import { createFileRoute, redirect } from '@tanstack/react-router'

/** spec: any unknown path goes to 404-not-found. The address may be that of a route that is not loaded yet. */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context, location }) => {
    if (await context.addRoutes()) throw redirect({ href: location.href, state: true, replace: true })
    throw redirect({ to: '/404-not-found', replace: true })
  },
})
