import { useLingui } from '@lingui/react/macro'
import type { Voucher } from '#src/contract/shop/documents/documents.ts'
import { useFund } from '#src/features/fund/fund-api.ts'
import { useGroupNames } from '#src/features/fund/group-names.ts'
import { formatDate, formatTime } from '#src/lib/format/dates.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Facts } from '#src/ui/layout/facts.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'

/** A voucher that cannot be changed. */
export function VoucherView({ voucher, partnerName }: { voucher: Voucher; partnerName: string }) {
  const { t } = useLingui()
  const formats = useFormats()
  const nameOf = useGroupNames()
  const { accounts } = useFund()
  const accountOf = (id: string | null) => accounts.find(account => account.id === id)?.name
  const at = new Date(voucher.at)

  return (
    <Facts
      facts={[
        [t`State`, voucher.status === 'void' ? t`Cancelled` : t`In the book`],
        [t`Date`, `${formatDate(at, formats)} ${formatTime(at, formats.locale)}`],
        [t`Amount`, formatMoney(voucher.amount, formats)],
        [t`Account`, accountOf(voucher.accountId)],
        [t`To`, accountOf(voucher.toAccountId)],
        [t`Group`, nameOf(voucher.group)],
        [t`Partner`, partnerName],
        [t`Note`, voucher.note],
      ]}
    />
  )
}
