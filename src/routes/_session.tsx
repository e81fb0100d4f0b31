import { createFileRoute } from '@tanstack/react-router'
import { Frame } from '#src/features/session/frame/frame.tsx'
import { signedInOnly } from './-guards.ts'

export const Route = createFileRoute('/_session')({
  beforeLoad: context => {
    // The sign-out page ends the session itself, and must stay mounted.
    if (context.cause === 'stay' && context.location.pathname === '/sign-out') return
    return signedInOnly(context)
  },
  component: Frame,
})
