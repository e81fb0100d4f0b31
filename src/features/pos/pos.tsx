import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { categoryName } from '#src/blocks/products/category-name.ts'
import { fold } from '#src/lib/text/fold.ts'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { css } from '#styled-system/css'
import { PosTile } from './pos-tile.tsx'

const route = getRouteApi('/_app/main/pos')
const PAGE_SIZE = 48

/** The products that can be sold now, with a search by name or code. */
export function Pos() {
  const { t, i18n } = useLingui()
  const { products, categories } = route.useLoaderData()
  const { q = '', category = 'all' } = route.useSearch()
  const navigate = route.useNavigate()
  const [shown, setShown] = useState(PAGE_SIZE)
  const needle = fold(q.trim())
  const found = products.filter(
    product =>
      (category === 'all' || product.category === category) &&
      [product.name, product.sku, product.barcode].some(text => fold(text).includes(needle)),
  )
  const rest = found.length - shown
  const show = (change: { q?: string | undefined; category?: string | undefined }) =>
    navigate({ search: previous => ({ ...previous, ...change }), replace: true })

  return (
    <PageLayout
      title={t`Point of sale`}
      lead={<Plural value={found.length} one="# product to sell" other="# products to sell" />}
    >
      <div className={tools}>
        <Input
          type="search"
          aria-label={t`Name, code or barcode`}
          placeholder={t`Name, code or barcode`}
          lead={<MagnifyingGlassIcon />}
          value={q}
          onChange={event => show({ q: event.currentTarget.value || undefined })}
          className={css({ flex: '1', minWidth: '[min(100%, 16rem)]' })}
        />
        <SegmentedControl
          label={t`Category`}
          value={category}
          onChange={value => show({ category: value === 'all' ? undefined : value })}
          options={[
            { value: 'all', label: t`All` },
            ...categories.map(({ id, name }) => ({ value: id, label: categoryName(name, i18n.locale) })),
          ]}
        />
      </div>
      {found.length === 0 && (
        <EmptyState
          scene={<NoResultsScene />}
          title={<Trans>Nothing to sell here</Trans>}
          actions={
            <Button onClick={() => show({ q: undefined, category: undefined })}>
              <Trans>Show everything</Trans>
            </Button>
          }
        >
          <Trans>Try fewer letters; accents do not matter.</Trans>
        </EmptyState>
      )}
      <ul className={grid}>
        {found.slice(0, shown).map(product => (
          <li key={product.id}>
            <PosTile product={product} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button className={css({ justifySelf: 'center' })} onClick={() => setShown(shown + PAGE_SIZE)}>
          <Plural value={rest} one="# more" other="# more" />
        </Button>
      )}
    </PageLayout>
  )
}

const tools = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' })
const grid = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 44%), 1fr))',
})
