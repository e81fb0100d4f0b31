import { DocumentArrowUpIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { EditLine } from '#src/blocks/shop/documents/lines/edit-lines.ts'
import { useShopProducts } from '#src/blocks/shop/products/shop-products.ts'
import { retryImport } from '#src/lib/retry-import.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { readLines } from './read-lines.ts'

/** Adds the lines of a CSV file: code, quantity, cost. Codes that no product has are named. */
export function CsvButton({ onLines }: { onLines: (lines: EditLine[]) => void }) {
  const { t, i18n } = useLingui()
  const products = useShopProducts()
  const picker = useRef<HTMLInputElement>(null)

  async function read(file: File | undefined) {
    if (!file || !products) return
    const { readCsv } = await retryImport(() => import('#src/lib/csv/csv-file.ts'))
    const rows = await readCsv(file).catch(() => [])
    const { lines, unknown } = readLines(rows, products, i18n.locale)
    if (lines.length > 0) onLines(lines)
    if (unknown.length > 0)
      toast.error(t`No product has these codes: ${{ codes: unknown.slice(0, 5).join(', ') }}`)
    else if (lines.length === 0) toast.error(t`The file has no lines with a code and a quantity.`)
    else toast.success(t`Lines added: ${{ count: i18n.number(lines.length) }}`)
  }

  return (
    <>
      <Button onClick={() => picker.current?.click()}>
        <DocumentArrowUpIcon />
        <Trans>Lines from a CSV file</Trans>
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={t`CSV file with code, quantity and cost`}
        onChange={({ target }) => {
          void read(target.files?.[0])
          target.value = ''
        }}
      />
    </>
  )
}
