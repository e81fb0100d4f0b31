import { useLingui } from '@lingui/react/macro'
import type { OrderState } from './orders.ts'

/** Returns the names of the states in the user's language, each with the tone of its tag. */
export function useOrderStates() {
  const { t } = useLingui()
  return {
    paid: { name: t`Paid`, tone: 'success' },
    open: { name: t`Unpaid`, tone: 'warning' },
    cancelled: { name: t`Cancelled`, tone: 'danger' },
  } as const satisfies Record<OrderState, { name: string; tone: string }>
}
