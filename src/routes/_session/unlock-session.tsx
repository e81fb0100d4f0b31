import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { client } from '#src/api/client.ts'
import { user } from '#src/contract/user.ts'
import { UnlockSession } from '#src/features/session/unlock-session.tsx'

const api = client(user)
const Search = v.object({ redirectURL: v.fallback(v.optional(v.string()), undefined) })

export const Route = createFileRoute('/_session/unlock-session')({
  validateSearch: Search,
  staticData: { reads: ['user'] },
  loader: () => api.get(),
  component: UnlockSessionPage,
})

function UnlockSessionPage() {
  const { redirectURL } = Route.useSearch()
  return <UnlockSession user={Route.useLoaderData()} redirectURL={redirectURL} />
}
