import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { formatDate } from '#src/lib/format/dates.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { findOrders } from './find-orders.ts'
import { orderStates, orders } from './orders.ts'
import { useOrderStates } from './use-order-states.ts'

const route = getRouteApi('/_app/ui/$')
const MAX_ROWS = 20

/** Several conditions at the same time; each one is a parameter of the address. */
export function AdvancedSearch() {
  const { t } = useLingui()
  const formats = useFormats()
  const names = useOrderStates()
  const { q, state, min, max } = route.useSearch()
  const navigate = route.useNavigate()
  const search = useSearchText(q)
  const found = findOrders(orders, { q: search.query, state, min, max })

  const go = (part: { state?: typeof state; min?: number | undefined; max?: number | undefined }) =>
    void navigate({ search: previous => ({ ...previous, ...part }), replace: true, resetScroll: false })
  const amount = (text: string) => Number(text.replace(/\D/g, '')) || undefined

  return (
    <>
      <search className={fields}>
        <SearchField id="advanced-search" label={t`Number, buyer or product`} search={search} size="md" />
        <Select
          aria-label={t`State`}
          placeholder={t`Any state`}
          value={state ?? null}
          onChange={chosen => go({ state: chosen })}
          options={orderStates.map(value => ({ value, label: names[value].name }))}
        />
        <Field label={t`Amount from`}>
          <Input
            inputMode="numeric"
            trail="₫"
            value={min ?? ''}
            onChange={event => go({ min: amount(event.target.value) })}
          />
        </Field>
        <Field label={t`Amount to`}>
          <Input
            inputMode="numeric"
            trail="₫"
            value={max ?? ''}
            onChange={event => go({ max: amount(event.target.value) })}
          />
        </Field>
        <Button
          onClick={() => {
            search.change('')
            void navigate({ search: {}, replace: true, resetScroll: false })
          }}
        >
          <Trans>Clear all</Trans>
        </Button>
      </search>
      <p role="status" className={count}>
        <Plural value={found.length} one="# order" other="# orders" />
      </p>
      {found.length === 0 ? (
        <NoMatches query={search.text} title={<Trans>No order matches</Trans>}>
          <Trans>Leave out a condition.</Trans>
        </NoMatches>
      ) : (
        <SimpleList
          empty={null}
          rows={found.slice(0, MAX_ROWS).map(order => ({
            id: order.id,
            title: `${order.id} · ${order.product}`,
            meta: `${order.buyer} · ${formatDate(order.at, formats)} · ${formatMoney(order.amount, formats)}`,
            trail: <Tag tone={names[order.state].tone}>{names[order.state].name}</Tag>,
          }))}
        />
      )}
    </>
  )
}

const fields = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 14rem), 1fr))]',
  alignItems: 'end',
  gap: '3',
  padding: 'card',
})
const count = css({ paddingInline: 'card', paddingBlockEnd: '2', color: 'muted' })
