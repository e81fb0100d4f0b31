import { createFileRoute, redirect } from '@tanstack/react-router'

/** spec: any unknown path goes to 404-not-found */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/404-not-found', replace: true })
  },
})
