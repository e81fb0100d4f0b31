import { createFileRoute } from '@tanstack/react-router'
import { Frame } from '#src/features/session/frame/frame.tsx'
import { signedOutOnly } from './-guards.ts'

export const Route = createFileRoute('/_guest')({
  beforeLoad: signedOutOnly,
  component: Frame,
})
