import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { RefundForm } from './refund-form.tsx'
import { SalePane } from './sale-pane.tsx'
import { useSalesNavigation } from './use-sales-navigation.ts'

const route = getRouteApi('/_app/main/pos_/sales')

/** The sale that the address names: its receipt, or the form that takes its goods back. */
export function SaleDrawer() {
  const { t } = useLingui()
  const { shown } = route.useLoaderData()
  const { sale, refund } = route.useSearch()
  const { close } = useSalesNavigation()
  const label = shown?.code ? shown.code : t`Sale at the till`

  return (
    <Drawer beside open={sale !== undefined} onOpenChange={close} label={label} printsAlone>
      {shown ? (
        refund && shown.status === 'paid' ? (
          <RefundForm key={`${shown.id} ${shown.version}`} sale={shown} />
        ) : (
          <SalePane sale={shown} />
        )
      ) : (
        shown === null && (
          <EmptyState title={<Trans>This sale does not exist</Trans>}>
            <Trans>Its address may be misspelt.</Trans>
          </EmptyState>
        )
      )}
    </Drawer>
  )
}
