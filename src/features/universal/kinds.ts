import {
  AdjustmentsHorizontalIcon,
  ArrowDownTrayIcon,
  ArrowsRightLeftIcon,
  ArrowUpTrayIcon,
  ArrowUturnLeftIcon,
  BanknotesIcon,
  CalendarDaysIcon,
  ClipboardDocumentCheckIcon,
  CreditCardIcon,
  HandRaisedIcon,
  ReceiptPercentIcon,
  TruckIcon,
  WrenchScrewdriverIcon,
} from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import type { PartnerKind } from '#src/blocks/shop/partners/partner-query.ts'
import type { Area } from '#src/contract/shared/areas.ts'
import type { JournalKind } from '#src/contract/shared/journal-kinds.ts'
import type { Found } from '#src/contract/shop/journal.ts'

interface KindFacts {
  /** Only users who may view this area see documents of the kind. */
  area: Area
  Icon: typeof TruckIcon
  states: readonly string[]
  partner?: PartnerKind
}

const voucher = ['paid', 'void'] as const

/** What the journal knows of each kind of document. */
export const kinds: Readonly<Record<JournalKind, KindFacts>> = {
  sale: {
    area: 'pos',
    Icon: ReceiptPercentIcon,
    states: ['open', 'held', 'paid', 'refunded', 'void'],
    partner: 'customer',
  },
  refund: { area: 'pos', Icon: ArrowUturnLeftIcon, states: ['paid'], partner: 'customer' },
  takeOut: {
    area: 'check-out',
    Icon: ArrowUpTrayIcon,
    states: ['draft', 'checked-out', 'collected', 'delivered', 'failed', 'returned', 'cancelled'],
    partner: 'customer',
  },
  takeIn: {
    area: 'check-in',
    Icon: ArrowDownTrayIcon,
    states: ['draft', 'ordered', 'checked-in', 'settled', 'cancelled'],
    partner: 'supplier',
  },
  count: {
    area: 'inventory',
    Icon: ClipboardDocumentCheckIcon,
    states: ['draft', 'counting', 'reviewed', 'posted', 'cancelled'],
  },
  transfer: { area: 'inventory', Icon: TruckIcon, states: ['draft', 'sent', 'received', 'cancelled'] },
  adjustment: { area: 'inventory', Icon: AdjustmentsHorizontalIcon, states: ['posted', 'cancelled'] },
  receipt: { area: 'fund', Icon: BanknotesIcon, states: voucher, partner: 'customer' },
  payment: { area: 'fund', Icon: CreditCardIcon, states: voucher, partner: 'supplier' },
  fundTransfer: { area: 'fund', Icon: ArrowsRightLeftIcon, states: voucher },
  care: {
    area: 'care',
    Icon: WrenchScrewdriverIcon,
    states: [
      'received',
      'diagnosing',
      'quoted',
      'in-progress',
      'waiting',
      'ready',
      'rejected',
      'returned',
      'closed',
    ],
    partner: 'customer',
  },
  reservation: {
    area: 'reservation',
    Icon: CalendarDaysIcon,
    states: ['pending', 'confirmed', 'arrived', 'converted', 'no-show', 'cancelled'],
    partner: 'customer',
  },
  request: {
    area: 'people',
    Icon: HandRaisedIcon,
    states: ['pending', 'approved', 'rejected', 'withdrawn'],
  },
}

/** Returns a function that names a kind of document. */
export function useKindNames(): (kind: JournalKind) => string {
  const { t } = useLingui()
  const names: Record<JournalKind, string> = {
    sale: t({ message: 'Sale', context: 'document' }),
    refund: t({ message: 'Refund', context: 'document' }),
    takeOut: t({ message: 'Take-out', context: 'document' }),
    takeIn: t({ message: 'Take-in', context: 'document' }),
    count: t`Stock count`,
    transfer: t`Transfer of goods`,
    adjustment: t`Stock adjustment`,
    receipt: t({ message: 'Receipt', context: 'fund' }),
    payment: t({ message: 'Payment', context: 'fund' }),
    fundTransfer: t`Transfer of money`,
    care: t`Repair`,
    reservation: t({ message: 'Reservation', context: 'document' }),
    request: t({ message: 'Request', context: 'document' }),
  }
  return kind => names[kind]
}

/** Returns the address of what was found: a document or a product. A refund is shown with its sale. */
export function addressOf({ kind, id, saleId }: Found): { to: string; search?: Record<string, string> } {
  switch (kind) {
    case 'product':
      return { to: `/main/list/product/inbox/${id}/details` }
    case 'sale':
    case 'refund':
      return { to: '/main/pos/sales', search: { sale: saleId || id } }
    case 'takeOut':
      return { to: `/main/take-out/${id}` }
    case 'takeIn':
      return { to: `/main/take-in/${id}` }
    case 'receipt':
    case 'payment':
    case 'fundTransfer':
      return { to: '/main/fund', search: { open: id } }
    case 'care':
      return { to: `/main/care/${id}` }
    case 'reservation':
      return { to: '/main/console/reservation', search: { open: id } }
    case 'request':
      return { to: `/main/setting/employee/all/requests/${id}` }
    default:
      return { to: `/main/inventory/${kind}/${id}` }
  }
}
