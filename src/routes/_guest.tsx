import { createFileRoute, Outlet } from '@tanstack/react-router'
import { chosenFrame } from '#src/blocks/visitor/frame/chosen-frame.ts'
import { signedOutOnly } from './-guards.ts'

export const Route = createFileRoute('/_guest')({
  beforeLoad: signedOutOnly,
  loader: chosenFrame,
  component: GuestFrame,
})

function GuestFrame() {
  const Frame = Route.useLoaderData()
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}
