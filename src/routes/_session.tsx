import { createFileRoute } from '@tanstack/react-router'
import { Frame } from '#src/features/session/frame/frame.tsx'
import { signedInOnly } from './-guards.ts'

export const Route = createFileRoute('/_session')({
  beforeLoad: context => {
    // Signing out ends the session on its own page, which must stay mounted.
    if (context.cause === 'stay' && context.location.pathname === '/sign-out') return
    return signedInOnly(context)
  },
  component: Frame,
})
