import { navigation } from '#src/contract/shell/navigation.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

const handlers = () => import('./handlers.ts')

/** The navigation trees. They belong to the build, so there is no table. */
export const navigationDomain = defineDomain({
  name: 'navigation',
  contract: navigation,
  handlers: { '/api/common/navigation': handlers, '{auth}/common/navigation': handlers },
  core: true,
  search: { id: 'pages', label: 'Pages', vi: 'Các trang', rank: 2 },
})
