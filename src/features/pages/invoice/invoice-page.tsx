import { PrinterIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Company } from '#src/contract/company.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { printPage } from '#src/ui/layout/print-page.ts'
import { css } from '#styled-system/css'
import type { Invoice } from './invoice.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'

interface Props {
  invoice: Invoice
  company: Company
  look: 'compact' | 'modern'
}

/** The newest sale as an invoice. Only the sheet is printed. */
export function InvoicePage({ invoice, company, look }: Props) {
  const { t } = useLingui()
  return (
    <PageLayout
      title={t`Invoice ${{ code: invoice.code }}`}
      actions={
        <Button variant="primary" onClick={printPage} className={css({ _print: { display: 'none' } })}>
          <PrinterIcon />
          <Trans>Print</Trans>
        </Button>
      }
    >
      {invoice.isSample && (
        <Notice className={css({ maxWidth: 'pane.readMax', _print: { display: 'none' } })}>
          <Trans>A sample: nothing has been sold on this device yet. Then the newest sale is here.</Trans>
        </Notice>
      )}
      <InvoiceSheet invoice={invoice} company={company} look={look} />
    </PageLayout>
  )
}
