import { createFileRoute } from '@tanstack/react-router'
import { ResetPassword } from '#src/features/session/reset-password.tsx'

export const Route = createFileRoute('/_guest/reset-password')({ component: ResetPassword })
