import { createFileRoute, Outlet, retainSearchParams } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { ifAllowed } from '#src/api/rights.ts'
import { backup } from '#src/contract/backup.ts'
import { company } from '#src/contract/company.ts'
import { permissions } from '#src/contract/permissions.ts'
import { layouts } from '#src/contract/shared/display.ts'
import { navigation } from '#src/contract/shell/navigation.ts'
import { preferences } from '#src/contract/shell/preferences.ts'
import { user } from '#src/contract/user.ts'
import { setOwner } from '#src/device/drafts/owner.ts'
import { oneOf, searchParams, text } from '#src/lib/url/search-params.ts'
import { readFavourite } from '#src/shell/favourite.ts'
import { hasOwnSet, preloadLayout } from '#src/shell/layouts.ts'
import { panelNames } from '#src/shell/panels/panel-names.ts'
import { Shell } from '#src/shell/shell.tsx'
import { loadSharedIcons } from '#src/ui/icon/shared-icon.tsx'
import { signedInOnly } from './-guards.ts'
import { unlockedOnly } from './-unlocked-only.ts'

const [tree, person, shop] = [client(navigation), client(user), client(company)]
const [own, rights, kept] = [client(preferences), client(permissions), client(backup)]

const search = searchParams({
  layout: oneOf(...layouts),
  /** The open panel of the header. */
  panel: oneOf(...panelNames),
  /** The mode of the settings drawer while it is open. */
  settings: oneOf('profile', 'password', 'display'),
  /** The open backup dialog: save or restore. */
  device: oneOf('backup'),
  /** The id of the colleague in the team chat; empty without a conversation; undefined while the chat is closed. */
  chat: text,
})

export const Route = createFileRoute('/_app')({
  validateSearch: search,
  search: { middlewares: [retainSearchParams(['layout'])] },
  beforeLoad: context => {
    signedInOnly(context)
    unlockedOnly(context)
  },
  staticData: { reads: ['navigation', 'user', 'company', 'preferences', 'permissions', 'backup'] },
  loaderDeps: ({ search: { layout, device } }) => ({ layout, device }),
  loader: async ({ deps }) => {
    const [{ nav, fav }, user, company, preferences, permissions, replaced] = await Promise.all([
      tree.get(),
      person.get(),
      shop.get(),
      own.get(),
      rights.get(),
      deps.device && ifAllowed(kept.replaced(), undefined),
      loadSharedIcons(),
    ])
    setOwner(user.id)
    const layout = deps.layout ?? readFavourite(fav).layout
    const [sets] = await Promise.all([hasOwnSet(layout) ? tree.sets() : undefined, preloadLayout(layout)])
    return { nav, fav, sets, user, company, preferences, permissions, replaced }
  },
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})
