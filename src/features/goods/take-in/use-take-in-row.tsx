import { Plural } from '@lingui/react/macro'
import type { DocumentRow } from '#src/blocks/shop/documents/document-row.tsx'
import { usePartnerNames } from '#src/blocks/shop/documents/partner-names.ts'
import type { TakeIn } from '#src/contract/shop/documents/documents.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { valuesOfTakeIn, worthOf } from './take-in-values.ts'

/** Returns a function that turns a take-in into a row of a list. The amount is for those who may see costs. */
export function useTakeInRow() {
  const formats = useFormats()
  const suppliers = usePartnerNames('supplier')
  return (row: TakeIn): DocumentRow => ({
    id: row.id,
    to: `/main/take-in/${row.id}`,
    code: row.code,
    at: row.at,
    status: row.status,
    title: suppliers.get(row.supplierId) ?? row.code,
    meta: <Plural value={row.lines.length} one="# line" other="# lines" />,
    ...(row.worth !== undefined && {
      trail: formatMoney(row.worth || worthOf(valuesOfTakeIn(row)), formats),
    }),
  })
}
