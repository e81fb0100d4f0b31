import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { LayoutDemo } from '#src/features/showcase/page-layouts/layout-demo.tsx'

const route = getRouteApi('/_app/ui/$')

/** A layout of a page, by its address: `page-layouts/carded/left-sidebar`. */
export function Page() {
  const { t } = useLingui()
  const { _splat = '' } = route.useParams()
  const kind = _splat.includes('/carded/') ? 'carded' : 'simple'
  const sidebar = _splat.endsWith('left-sidebar')
    ? 'left'
    : _splat.endsWith('right-sidebar')
      ? 'right'
      : 'none'
  const titles = {
    carded: {
      none: t`In a card`,
      left: t`In a card, sidebar at the left`,
      right: t`In a card, sidebar at the right`,
    },
    simple: { none: t`Full width`, left: t`Sidebar at the left`, right: t`Sidebar at the right` },
  }
  return <LayoutDemo title={titles[kind][sidebar]} kind={kind} sidebar={sidebar} />
}
