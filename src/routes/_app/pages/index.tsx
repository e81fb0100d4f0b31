import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/pages/')({
  beforeLoad: () => {
    throw redirect({ to: '/pages/activities', replace: true })
  },
})
