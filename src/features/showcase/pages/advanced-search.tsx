import { Trans, useLingui } from '@lingui/react/macro'
import { ShowcasePage } from '#src/features/showcase/page/showcase-page.tsx'
import { AdvancedSearch } from '#src/features/showcase/tables/advanced-search.tsx'
import searchCode from '#src/features/showcase/tables/advanced-search.tsx?raw'

/** A search with several conditions. */
export function Page() {
  const { t } = useLingui()
  return (
    <ShowcasePage
      title={t`Advanced search`}
      lead={<Trans>Every condition is in the address: a reload, Back and a shared link keep it.</Trans>}
      groups={[
        {
          id: 'search',
          title: t`Search`,
          examples: [
            {
              id: 'search-orders',
              title: t`Orders by several conditions`,
              text: t`Accents and case do not matter.`,
              Piece: AdvancedSearch,
              code: searchCode,
              wide: true,
              flush: true,
            },
          ],
        },
      ]}
    />
  )
}
