import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { ProductResult, SearchResult } from '#src/contract/search.ts'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { Thumbnail } from '#src/ui/layout/thumbnail.tsx'
import { SimpleList, type SimpleListItem } from '#src/ui/lists/simple-list.tsx'

const route = getRouteApi('/_app/main/universal')

const MAX_SHOWN = 5

/** Searches everything: contacts, products, tasks and screens by name, notes and mails by their full text. */
export function Universal() {
  const { t } = useLingui()
  const { groups, products } = route.useLoaderData()
  const { q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const isEmpty = groups.length + products.length === 0

  return (
    <PageLayout
      title={t`Find anything`}
      lead={<Trans>People, products, tasks and screens by name; notes and mails by their text.</Trans>}
    >
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
      <Found key={`products ${q}`} name={t`Products`} rows={products.map(productRow)} />
      {groups.map(({ id, title, results }) => (
        <Found key={`${id} ${q}`} name={title} rows={results.map(result => resultRow(id, result))} />
      ))}
    </PageLayout>
  )
}

/**
 * The results of one kind. Only the first few are shown until the user asks for all, so that no kind hides the
 * others.
 */
function Found({ name, rows }: { name: string; rows: SimpleListItem[] }) {
  const { t } = useLingui()
  const [isWhole, setIsWhole] = useState(false)
  const count = rows.length
  if (count === 0) return null
  const isCut = !isWhole && count > MAX_SHOWN
  return (
    <Card
      title={name}
      action={
        isCut && (
          <Button
            variant="text"
            size="sm"
            aria-label={t`Show all (${count}): ${name}`}
            onClick={() => setIsWhole(true)}
          >
            <Trans>Show all ({count})</Trans>
          </Button>
        )
      }
    >
      <SimpleList rows={isCut ? rows.slice(0, MAX_SHOWN) : rows} empty="" />
    </Card>
  )
}

const productRow = ({ id, name, images, completed }: ProductResult): SimpleListItem => ({
  id,
  to: `/main/list/product/inbox/${id}/details`,
  lead: <Thumbnail image={images[0]} />,
  title: completed ? <s>{name}</s> : name,
})

const resultRow = (
  kind: string,
  { id, link, value, about, image, completed }: SearchResult,
): SimpleListItem => ({
  id,
  to: link,
  ...(kind === 'contacts' && { lead: <Avatar name={value} image={image ?? null} decorative /> }),
  title: completed ? <s>{value}</s> : value,
  meta: about,
})
