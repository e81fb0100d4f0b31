import { useLingui } from '@lingui/react/macro'
import { ALL_ROWS } from '#src/contract/shop/values.ts'
import { saveFile } from '#src/device/files/save-file.ts'
import { api, useFund } from '#src/features/fund/fund-api.ts'
import { useGroupNames } from '#src/features/fund/group-names.ts'
import { formatDate, formatTime } from '#src/lib/format/dates.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { useFormats } from '#src/ui/text/formats.tsx'

/** Returns a function that downloads the book of the shown account as CSV, the newest entry first. */
export function useExportBook() {
  const { t } = useLingui()
  const formats = useFormats()
  const nameOf = useGroupNames()
  const { account } = useFund()

  return () =>
    withErrorToast(async () => {
      if (!account) return
      const [{ csvFile }, { rows }] = await Promise.all([
        import('#src/lib/csv/csv-file.ts'),
        api.book({ query: { account: account.id, page: '0', size: ALL_ROWS } }),
      ])
      const head = [t`Date`, t`Code`, t`Group`, t`Partner`, t`Note`, t`Money in`, t`Money out`, t`Balance`]
      const lines = rows.map(row => [
        `${formatDate(new Date(row.at), formats)} ${formatTime(new Date(row.at), formats.locale)}`,
        row.documentCode,
        nameOf(row.group),
        row.partnerName,
        row.note,
        row.amount > 0 ? String(row.amount) : '',
        row.amount < 0 ? String(-row.amount) : '',
        String(row.balanceAfter),
      ])
      saveFile(csvFile([head, ...lines]), `outpost-fund-${account.name}.csv`)
    })
}
