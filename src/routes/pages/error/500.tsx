import { createFileRoute } from '@tanstack/react-router'
import { ServerError } from '#src/features/error/server-error.tsx'

export const Route = createFileRoute('/pages/error/500')({ component: ServerError })
