import { FunnelIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PartnerPicker } from '#src/blocks/shop/partners/partner-picker.tsx'
import type { PartnerKind } from '#src/blocks/shop/partners/partner-query.ts'
import { Button } from '#src/ui/button/button.tsx'
import { DatePicker } from '#src/ui/date/date-picker.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { Popover } from '#src/ui/overlay/popover.tsx'
import { css } from '#styled-system/css'
import { dateOf, dayOf } from './day-text.ts'
import type { DocumentSearch } from './document-search.ts'
import { useStateNames } from './state-names.ts'
import { useWarehouses } from './warehouses.ts'

interface Props {
  search: DocumentSearch
  onChange: (change: Partial<DocumentSearch>) => void
  states: readonly string[]
  /** The kind of partner to filter by, for users who may see them. */
  partnerKind?: PartnerKind | undefined
  /** Another filter, before that of the state. */
  field?: ReactNode
  /** After the filters. */
  children?: ReactNode
  searchLabel?: string | undefined
}

export const SEARCH_ID = 'document-search'
const ALL = 'all'

/** The search and the filters of a list of documents, which are in its address. */
export function DocumentFilters({
  search,
  onChange,
  states,
  partnerKind,
  searchLabel,
  field,
  children,
}: Props) {
  const { t } = useLingui()
  const stateName = useStateNames()
  const warehouses = useWarehouses()
  const text = useSearchText(search.q)
  const count = [search.partner, search.warehouse, search.from, search.to].filter(Boolean).length

  return (
    <div role="search" className={row}>
      <SearchField
        id={SEARCH_ID}
        label={searchLabel ?? t`Search by code or note`}
        search={text}
        className={css({ flex: '[1 1 12rem]', minWidth: '0', maxWidth: { md: '80' } })}
      />
      {field}
      <Select
        size="sm"
        aria-label={t`State`}
        className={css({ flex: '[0 1 auto]', width: 'auto', minWidth: '32', minHeight: { _touch: 'touch' } })}
        options={[
          { value: ALL, label: t`All states` },
          ...states.map(value => ({ value, label: stateName(value) })),
        ]}
        value={search.status ?? ALL}
        onChange={status => onChange({ status: status === ALL ? undefined : status })}
      />
      <Popover
        sheet
        label={t`Filters`}
        placement="bottom-end"
        trigger={
          <Button size="sm">
            <FunnelIcon />
            {count > 0 ? <Trans>Filters ({count})</Trans> : <Trans>Filters</Trans>}
          </Button>
        }
      >
        {close => (
          <div className={panel}>
            {partnerKind && (
              <PartnerPicker
                kind={partnerKind}
                value={search.partner ?? null}
                onChange={id => onChange({ partner: id ?? undefined })}
              />
            )}
            <Field label={t`Warehouse`}>
              <Select
                options={[
                  { value: ALL, label: t`All warehouses` },
                  ...warehouses.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                value={search.warehouse ?? ALL}
                onChange={id => onChange({ warehouse: id === ALL ? undefined : id })}
              />
            </Field>
            <div className={days}>
              <Field label={t`From the day`}>
                <DatePicker
                  label={t`From the day`}
                  value={dateOf(search.from)}
                  onChange={date => onChange({ from: dayOf(date) })}
                />
              </Field>
              <Field label={t`To the day`}>
                <DatePicker
                  label={t`To the day`}
                  value={dateOf(search.to)}
                  onChange={date => onChange({ to: dayOf(date) })}
                />
              </Field>
            </div>
            <div className={css({ display: 'flex', justifyContent: 'flex-end', gap: '2' })}>
              <Button
                variant="ghost"
                disabled={count === 0}
                onClick={() =>
                  onChange({ partner: undefined, warehouse: undefined, from: undefined, to: undefined })
                }
              >
                <Trans>Clear</Trans>
              </Button>
              <Button onClick={close}>
                <Trans>Done</Trans>
              </Button>
            </div>
          </div>
        )}
      </Popover>
      {children}
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
  paddingBlockEnd: '3',
  _print: { display: 'none' },
})
const panel = css({ display: 'grid', gap: '4', minHeight: '[18rem]', alignContent: 'start' })
const days = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '3' })
