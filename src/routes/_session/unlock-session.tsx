import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { user } from '#src/contract/user.ts'
import { UnlockSession } from '#src/features/session/unlock-session.tsx'
import { MAX_REDIRECT_LENGTH } from '#src/lib/url/redirect.ts'
import { searchParams, textUpTo } from '#src/lib/url/search-params.ts'

const api = client(user)

const search = searchParams({ redirectURL: textUpTo(MAX_REDIRECT_LENGTH) })

export const Route = createFileRoute('/_session/unlock-session')({
  validateSearch: search,
  staticData: { reads: ['user'] },
  loader: () => api.get(),
  component: UnlockSessionPage,
})

function UnlockSessionPage() {
  const { redirectURL } = Route.useSearch()
  return <UnlockSession user={Route.useLoaderData()} redirectURL={redirectURL} />
}
