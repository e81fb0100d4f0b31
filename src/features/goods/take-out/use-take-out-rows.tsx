import { Plural, useLingui } from '@lingui/react/macro'
import type { DocumentRow } from '#src/blocks/shop/documents/document-row.tsx'
import { usePartnerNames } from '#src/blocks/shop/documents/partner-names.ts'
import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'

/** Returns a function that names who gets the goods of a take-out. */
export function useReceiver() {
  const { t } = useLingui()
  const customers = usePartnerNames('customer')
  return ({ mode, customerId, receiver }: Pick<TakeOut, 'mode' | 'customerId' | 'receiver'>) =>
    mode === 'internal' ? t`Own use` : customers.get(customerId ?? '') || receiver || t`Walk-in customer`
}

/** Returns a function that turns a take-out into a row of a list. */
export function useTakeOutRow() {
  const formats = useFormats()
  const receiverOf = useReceiver()
  return (row: TakeOut): DocumentRow => ({
    id: row.id,
    to: `/main/take-out/${row.id}`,
    code: row.code,
    at: row.at,
    status: row.status,
    title: receiverOf(row),
    meta: <Plural value={row.lines.length} one="# line" other="# lines" />,
    ...(row.mode !== 'internal' && { trail: formatMoney(row.totals.total, formats) }),
  })
}
