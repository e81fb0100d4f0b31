import { useLingui } from '@lingui/react/macro'

/** The groups of receipts and payments that are entered by hand. */
export const receiptGroups = ['debt', 'capital', 'otherIncome'] as const
export const paymentGroups = ['debt', 'rent', 'wages', 'utilities', 'supplies', 'otherExpense'] as const

/** Returns a function that returns the name of a group. A group that the shop has named itself is unchanged. */
export function useGroupNames() {
  const { t } = useLingui()
  const names: Record<string, string> = {
    sale: t`Sale of goods`,
    refund: t`Refund`,
    takeIn: t`Take-in`,
    delivery: t`Cash on delivery`,
    care: t`Repair`,
    reservation: t`Deposit of a reservation`,
    debt: t`Payment of a debt`,
    capital: t`Capital`,
    rent: t`Rent`,
    wages: t`Wages`,
    utilities: t`Electricity, water, internet`,
    supplies: t`Supplies`,
    deposit: t`Moved between accounts`,
    cashDifference: t`Difference at the count`,
    otherIncome: t`Other income`,
    otherExpense: t`Other expense`,
  }
  return (group: string) => names[group] ?? (group || t`Without a group`)
}
