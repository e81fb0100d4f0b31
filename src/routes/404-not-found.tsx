import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '#src/features/error/not-found.tsx'

export const Route = createFileRoute('/404-not-found')({ component: NotFound })
