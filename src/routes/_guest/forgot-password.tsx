import { createFileRoute } from '@tanstack/react-router'
import { ForgotPassword } from '#src/features/session/forgot-password.tsx'

export const Route = createFileRoute('/_guest/forgot-password')({ component: ForgotPassword })
