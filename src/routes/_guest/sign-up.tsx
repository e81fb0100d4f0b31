import { createFileRoute } from '@tanstack/react-router'
import { SignUp } from '#src/features/session/sign-up.tsx'

export const Route = createFileRoute('/_guest/sign-up')({ component: SignUp })
