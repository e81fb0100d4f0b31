import { BanknotesIcon, BookOpenIcon, CreditCardIcon, QrCodeIcon } from '@heroicons/react/20/solid'
import { useLingui } from '@lingui/react/macro'
import type { Method } from '#src/contract/shop/documents/documents.ts'

export const methodIcons = {
  cash: <BanknotesIcon />,
  transfer: <QrCodeIcon />,
  card: <CreditCardIcon />,
  credit: <BookOpenIcon />,
}

/** Returns the name of each way of paying. */
export function useMethodNames(): Readonly<Record<Method, string>> {
  const { t } = useLingui()
  return { cash: t`Cash`, transfer: t`Bank transfer`, card: t`Bank card`, credit: t`On credit` }
}
