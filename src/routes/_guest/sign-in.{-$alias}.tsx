import { createFileRoute } from '@tanstack/react-router'
import { SignIn } from '#src/features/session/sign-in/sign-in.tsx'
import { MAX_REDIRECT_LENGTH } from '#src/lib/url/redirect.ts'
import { oneOf, searchParams, textUpTo } from '#src/lib/url/search-params.ts'

const search = searchParams({
  redirectURL: textUpTo(MAX_REDIRECT_LENGTH),
  /** `new`: a new password was set. */
  password: oneOf('new'),
})

export const Route = createFileRoute('/_guest/sign-in/{-$alias}')({
  validateSearch: search,
  component: SignInPage,
})

function SignInPage() {
  const { alias } = Route.useParams()
  const { redirectURL, password } = Route.useSearch()
  return <SignIn alias={alias} redirectURL={redirectURL} passwordIsNew={password === 'new'} />
}
