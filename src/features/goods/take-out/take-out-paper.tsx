import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { amountOfLine } from '#src/blocks/shop/documents/lines/edit-lines.ts'
import { Slip } from '#src/blocks/shop/documents/slip.tsx'
import { useWarehouseName } from '#src/blocks/shop/documents/warehouses.ts'
import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { useReceiver } from './use-take-out-rows.tsx'

const app = getRouteApi('/_app')

/** The slip of a take-out, on the paper that the user prefers. spec: takeOutPageFormat, 3 is A8 */
export function TakeOutPaper({ row }: { row: TakeOut }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { preferences } = app.useLoaderData()
  const receiverOf = useReceiver()
  const warehouseName = useWarehouseName()
  const isSold = row.mode !== 'internal'
  return (
    <Slip
      paper={preferences.takeOutPageFormat === 3 ? 'a8' : 'a5'}
      title={t`Take-out slip`}
      code={row.code}
      at={row.at}
      facts={[
        [t`Customer`, receiverOf(row)],
        [t`Receiver`, [row.receiver, row.phone].filter(Boolean).join(' · ')],
        [t`Address`, row.address],
        [t`Warehouse`, warehouseName(row.warehouseId)],
        [t`Cash on delivery`, row.cashOnDelivery > 0 ? formatMoney(row.cashOnDelivery, formats) : ''],
        [t`Note`, row.note],
      ]}
      lines={row.lines.map(line => ({ ...line, amount: amountOfLine(line) }))}
      total={isSold ? row.totals.total : undefined}
      signatures={[t`Made by`, t`Store keeper`, t`Receiver`]}
    />
  )
}
