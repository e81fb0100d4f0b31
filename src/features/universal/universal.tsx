import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ProductResult, SearchResult } from '#src/contract/shell/search.ts'
import { countText, searchLink } from '#src/lib/url/search-link.ts'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { Thumbnail } from '#src/ui/layout/thumbnail.tsx'
import { SimpleList, type SimpleListItem } from '#src/ui/lists/simple-list.tsx'
import { button } from '#styled-system/recipes'

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
      <Found
        key={`products ${q}`}
        name={t`Products`}
        rows={products.map(productRow)}
        all={searchLink('/apps/ecommerce/inventory', q)}
      />
      {groups.map(({ id, title, screen, results }) => (
        <Found
          key={`${id} ${q}`}
          name={title}
          rows={results.map(result => resultRow(id, result))}
          all={screen && searchLink(screen, q)}
        />
      ))}
    </PageLayout>
  )
}

interface FoundProps {
  name: string
  rows: SimpleListItem[]
  /** The screen that shows all of them; without one they are shown here. */
  all?: string | undefined
}

/** The results of one kind. Only the first few are shown, so that no kind hides the others. */
function Found({ name, rows, all }: FoundProps) {
  const { t } = useLingui()
  const [isWhole, setIsWhole] = useState(false)
  const count = countText(rows.length)
  if (rows.length === 0) return null
  const isCut = !isWhole && rows.length > MAX_SHOWN
  const label = t`Show all (${count}): ${name}`
  return (
    <Card
      title={name}
      action={
        isCut &&
        (all ? (
          <Link to="." href={all} aria-label={label} className={button({ variant: 'text', size: 'sm' })}>
            <Trans>Show all ({count})</Trans>
          </Link>
        ) : (
          <Button variant="text" size="sm" aria-label={label} onClick={() => setIsWhole(true)}>
            <Trans>Show all ({count})</Trans>
          </Button>
        ))
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
