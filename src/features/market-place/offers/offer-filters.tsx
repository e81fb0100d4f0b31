import { Trans, useLingui } from '@lingui/react/macro'
import { categoryName } from '#src/blocks/products/category-name.ts'
import type { MarketSearch } from '#src/features/market-place/market-search.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { css } from '#styled-system/css'

interface Named {
  id: string
  name: string
}

interface Props {
  search: MarketSearch
  suppliers: readonly Named[]
  categories: readonly Named[]
  onChange: (change: Partial<MarketSearch>) => void
}

const ALL = 'all'

/** The search and the filters of the offers, which are in the address. */
export function OfferFilters({ search, suppliers, categories, onChange }: Props) {
  const { t, i18n } = useLingui()
  const text = useSearchText(search.q)
  const chosen = (id: string) => (id === ALL ? undefined : id)
  return (
    <div role="search" className={row}>
      <SearchField
        id="market-search"
        label={t`Search the catalogue by name or code`}
        search={text}
        className={css({ flex: '[1 1 12rem]', minWidth: '0', maxWidth: { md: '80' } })}
      />
      <Select
        size="sm"
        aria-label={t`Supplier`}
        className={select}
        options={[
          { value: ALL, label: t`All suppliers` },
          ...suppliers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={search.supplier ?? ALL}
        onChange={id => onChange({ supplier: chosen(id) })}
      />
      <Select
        size="sm"
        aria-label={t`Category`}
        className={select}
        options={[
          { value: ALL, label: t`All categories` },
          ...categories.map(({ id, name }) => ({ value: id, label: categoryName(name, i18n.locale) })),
        ]}
        value={search.category ?? ALL}
        onChange={id => onChange({ category: chosen(id) })}
      />
      <Button
        size="sm"
        variant={search.low ? 'soft' : 'secondary'}
        aria-pressed={search.low === true}
        onClick={() => onChange({ low: search.low ? undefined : true })}
      >
        <Trans>Below the minimum</Trans>
      </Button>
    </div>
  )
}

const row = css({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2.5',
  paddingInline: 'page',
  paddingBlock: '3',
})
const select = css({
  flex: '[0 1 auto]',
  width: 'auto',
  minWidth: '32',
  maxWidth: '[15rem]',
  minHeight: { _touch: 'touch' },
})
