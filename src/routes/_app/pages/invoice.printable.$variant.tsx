import { createFileRoute } from '@tanstack/react-router'
import { InvoicePage } from '#src/features/pages/invoice/invoice-page.tsx'
import { loadInvoice } from '#src/features/pages/invoice/load-invoice.ts'
import { unknownPath } from '#src/routes/-unknown-path.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/pages/invoice/printable/$variant')({
  staticData: { reads: ['shop', 'products', 'permissions'] },
  loader: ({ params: { variant } }) => {
    if (variant !== 'compact' && variant !== 'modern') throw unknownPath()
    return loadInvoice()
  },
  pendingComponent: PageSkeleton,
  component: InvoiceScreen,
})

function InvoiceScreen() {
  const { variant } = Route.useParams()
  const { company } = useShellData()
  return (
    <InvoicePage
      invoice={Route.useLoaderData()}
      company={company}
      look={variant === 'compact' ? 'compact' : 'modern'}
    />
  )
}
