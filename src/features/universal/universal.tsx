import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { SearchGroup } from '#src/contract/search.ts'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { AreaPage } from '#src/ui/layout/area-page.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { Thumbnail } from '#src/ui/layout/thumbnail.tsx'
import { Rows } from '#src/ui/list/rows.tsx'

const route = getRouteApi('/_app/main/universal')

/** Everything that is kept here, found by a part of its name. */
export function Universal() {
  const { t } = useLingui()
  const { groups, products } = route.useLoaderData()
  const { q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const names: Record<SearchGroup['id'], string> = { contacts: t`Contacts`, pages: t`Pages`, tasks: t`Tasks` }
  const isEmpty = groups.length + products.length === 0

  return (
    <AreaPage title={t`Find anything`} lead={<Trans>People, products, tasks and screens by name.</Trans>}>
      <Input
        size="lg"
        type="search"
        aria-label={t`Find anything`}
        placeholder={t`A part of the name, at least two letters`}
        lead={<MagnifyingGlassIcon />}
        value={q}
        onChange={event => navigate({ search: { q: event.currentTarget.value || undefined }, replace: true })}
      />
      {isEmpty && (
        <EmptyState
          scene={<NoResultsScene />}
          title={
            q.trim().length > 1 ? <Trans>No results found!</Trans> : <Trans>What are you looking for?</Trans>
          }
        >
          <Trans>Accents do not matter: “nguyen” finds “Nguyễn”.</Trans>
        </EmptyState>
      )}
      {products.length > 0 && (
        <Card title={<Trans>Products</Trans>}>
          <Rows
            rows={products.map(({ id, name, images, completed }) => ({
              id,
              to: `/main/list/product/inbox/${id}/details`,
              lead: <Thumbnail image={images[0]} />,
              title: completed ? <s>{name}</s> : name,
            }))}
            empty=""
          />
        </Card>
      )}
      {groups.map(({ id, results }) => (
        <Card key={id} title={names[id]}>
          <Rows
            rows={results.slice(0, 20).map(result => ({
              id: result.id,
              to: result.link,
              ...(id === 'contacts' && {
                lead: <Avatar name={result.value} image={result.image ?? null} decorative />,
              }),
              title: result.completed ? <s>{result.value}</s> : result.value,
            }))}
            empty=""
          />
        </Card>
      ))}
    </AreaPage>
  )
}
