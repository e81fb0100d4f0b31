import { createFileRoute, Outlet, retainSearchParams } from '@tanstack/react-router'
import * as v from 'valibot'
import { client } from '#src/api/client.ts'
import { company } from '#src/contract/company.ts'
import { layouts } from '#src/contract/display.ts'
import { navigation } from '#src/contract/navigation.ts'
import { user } from '#src/contract/user.ts'
import { readFavourite } from '#src/shell/favourite.ts'
import { loadArrangement } from '#src/shell/layouts.ts'
import { Shell } from '#src/shell/shell.tsx'
import { signedInOnly } from './-guards.ts'

const [tree, person, shop] = [client(navigation), client(user), client(company)]

export const Route = createFileRoute('/_app')({
  validateSearch: v.object({ layout: v.fallback(v.optional(v.picklist(layouts)), undefined) }),
  search: { middlewares: [retainSearchParams(['layout'])] },
  beforeLoad: signedInOnly,
  staticData: { reads: ['navigation', 'user', 'company', 'preferences', 'tasks'] },
  loader: async () => {
    const [{ nav, fav }, user, company] = await Promise.all([tree.get(), person.get(), shop.get()])
    await loadArrangement(readFavourite(fav).layout)
    return { nav, fav, user, company }
  },
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})
