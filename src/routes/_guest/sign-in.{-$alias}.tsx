import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { SignIn } from '#src/features/session/sign-in.tsx'

const Search = v.object({
  redirectURL: v.fallback(v.optional(v.string()), undefined),
  /** `new` after choosing one. */
  password: v.fallback(v.optional(v.literal('new')), undefined),
})

export const Route = createFileRoute('/_guest/sign-in/{-$alias}')({
  validateSearch: Search,
  component: SignInPage,
})

function SignInPage() {
  const { alias } = Route.useParams()
  const { redirectURL, password } = Route.useSearch()
  return <SignIn alias={alias} redirectURL={redirectURL} passwordIsNew={password === 'new'} />
}
