import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '#src/features/error/not-found.tsx'

export const Route = createFileRoute('/pages/error/404')({ component: NotFound })
