import { navigation } from '#src/contract/navigation.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

/** The navigation trees. They belong to the build, so there is no table. */
export const navigationDomain = defineDomain({
  name: 'navigation',
  contract: navigation,
  handlers: () => import('./handlers.ts'),
  core: true,
  search: { id: 'pages', label: 'Pages', vi: 'Các trang', rank: 2 },
})
