import { createFileRoute } from '@tanstack/react-router'
import { ConfirmationRequired } from '#src/features/session/confirmation-required.tsx'

export const Route = createFileRoute('/_guest/confirmation-required')({ component: ConfirmationRequired })
