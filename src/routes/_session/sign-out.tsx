import { createFileRoute } from '@tanstack/react-router'
import { SignOut } from '#src/features/session/sign-out.tsx'

export const Route = createFileRoute('/_session/sign-out')({ component: SignOut })
