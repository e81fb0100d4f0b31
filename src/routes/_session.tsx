import { createFileRoute, Outlet } from '@tanstack/react-router'
import { chosenFrame } from '#src/blocks/visitor/frame/chosen-frame.ts'
import { signedInOnly } from './-guards.ts'

export const Route = createFileRoute('/_session')({
  beforeLoad: context => {
    // The sign-out page ends the session itself, and must stay mounted.
    if (context.cause === 'stay' && context.location.pathname === '/sign-out') return
    return signedInOnly(context)
  },
  loader: chosenFrame,
  component: SessionFrame,
})

function SessionFrame() {
  const Frame = Route.useLoaderData()
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}
