import { createFileRoute, redirect } from '@tanstack/react-router'
import { unknownPath } from './-unknown-path.ts'

/** spec: any unknown path goes to 404-not-found. A path can be opened before its route is loaded; then it is matched again. */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context, location }) => {
    await context.addRoutes()
    if (context.hasRoute(location.pathname))
      throw redirect({ href: location.href, state: true, replace: true })
    throw unknownPath()
  },
})
