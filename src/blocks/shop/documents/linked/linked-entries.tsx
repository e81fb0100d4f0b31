import { Trans, useLingui } from '@lingui/react/macro'
import { useCanOpen } from '#src/api/rights.ts'
import { useAccounts } from '#src/blocks/shop/documents/accounts.ts'
import { useProductsById } from '#src/blocks/shop/documents/lines/products-by-id.ts'
import { useStateNames } from '#src/blocks/shop/documents/state-names.ts'
import { useWarehouseName } from '#src/blocks/shop/documents/warehouses.ts'
import type { Linked } from '#src/contract/shop/documents/linked.ts'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { Card } from '#src/ui/layout/card.tsx'
import type { SimpleListItem } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { EntryGroup } from './entry-group.tsx'

interface Props {
  linked: Linked | undefined
  /** The list of the documents: the beginning of the address of a related one. */
  list: string
}

/** What a document has posted, as far as the user may see it, and the documents that belong to it. */
export function LinkedEntries({ linked, list }: Props) {
  const { t } = useLingui()
  const row = useEntryRows()
  const stateName = useStateNames()
  const relations = { backOrder: t`Back-order`, backOrderOf: t`Back-order of` }
  if (!linked) return null
  const { stock = [], funds = [], debts = [], documents } = linked
  if (stock.length + funds.length + debts.length + documents.length === 0) return null
  return (
    <Card title={<Trans>Linked entries</Trans>}>
      <EntryGroup
        title={t`Documents`}
        rows={documents.map(({ id, relation, code, status }) => ({
          id,
          to: `${list}/${id}`,
          title: code,
          meta: `${relations[relation]} · ${stateName(status)}`,
        }))}
      />
      <EntryGroup title={t`Stock`} rows={stock.map(row.ofStock)} />
      <EntryGroup title={t`Money`} rows={funds.map(row.ofFund)} />
      <EntryGroup title={t`Debt`} rows={debts.map(row.ofDebt)} />
    </Card>
  )
}

/** Returns functions that turn entries into rows of a list. */
function useEntryRows() {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const canOpen = useCanOpen()
  const products = useProductsById()
  const accounts = useAccounts()
  const warehouseName = useWarehouseName()

  const signed = (amount: number, text: string) => `${amount < 0 ? '−' : '+'}${text}`
  const money = (amount: number) => signed(amount, formatMoney(Math.abs(amount), formats))
  const joined = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' · ')

  function whenOf({ at, reversesId }: { at: string; reversesId: string }) {
    const date = new Date(at)
    return joined(
      `${formatDay(date, now, formats)}, ${formatTime(date, formats.locale)}`,
      reversesId !== '' && t`taken back`,
    )
  }

  return {
    ofStock: (entry: NonNullable<Linked['stock']>[number]): SimpleListItem => ({
      id: entry.id,
      ...(canOpen('/main/inventory') && { to: `/main/inventory/card/${entry.productId}` }),
      title: products.get(entry.productId)?.name ?? '…',
      meta: joined(
        whenOf(entry),
        warehouseName(entry.warehouseId),
        entry.unitCost !== undefined && formatMoney(Math.round(entry.unitCost), formats),
      ),
      trail: signed(entry.quantity, formatNumber(Math.abs(entry.quantity), formats)),
    }),
    ofFund: (entry: NonNullable<Linked['funds']>[number]): SimpleListItem => ({
      id: entry.id,
      title: accounts.find(({ id }) => id === entry.accountId)?.name ?? entry.accountId,
      meta: joined(entry.amount < 0 ? t`Paid out` : t`Taken in`, whenOf(entry)),
      trail: money(entry.amount),
    }),
    ofDebt: (entry: NonNullable<Linked['debts']>[number]): SimpleListItem => ({
      id: entry.id,
      title: entry.amount < 0 ? t`Less debt` : t`More debt`,
      meta: joined(whenOf(entry), t`then ${{ after: formatMoney(entry.debtAfter, formats) }}`),
      trail: money(entry.amount),
    }),
  }
}
