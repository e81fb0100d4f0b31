import { useLingui } from '@lingui/react/macro'
import { useStateNames } from '#src/blocks/shop/documents/state-names.ts'
import { ALL_ROWS } from '#src/contract/shop/values.ts'
import { saveFile } from '#src/device/files/save-file.ts'
import { formatDate, formatTime } from '#src/lib/format/dates.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import type { JournalSearch } from './journal-search.ts'
import { useKindNames } from './kinds.ts'
import { journalCalls, journalQueryOf } from './load-journal.ts'

/** Returns a function that downloads all documents that the filters find as CSV, in the order of the list. */
export function useExportJournal(search: JournalSearch) {
  const { t } = useLingui()
  const formats = useFormats()
  const kindName = useKindNames()
  const stateName = useStateNames()

  return () =>
    withErrorToast(async () => {
      const [{ csvFile }, { rows }] = await Promise.all([
        import('#src/lib/csv/csv-file.ts'),
        journalCalls.list({ query: { ...journalQueryOf(search, 1), page: '0', size: ALL_ROWS } }),
      ])
      const head = [
        t`Date`,
        t`Code`,
        t`Kind`,
        t`State`,
        t`Partner`,
        t`Amount`,
        t`Number of lines`,
        t`By`,
        t`Note`,
      ]
      const lines = rows.map(row => [
        `${formatDate(new Date(row.at), formats)} ${formatTime(new Date(row.at), formats.locale)}`,
        row.code,
        kindName(row.kind),
        stateName(row.status),
        row.partner,
        row.amount === undefined ? '' : String(row.amount),
        row.lines > 0 ? String(row.lines) : '',
        row.by,
        row.note,
      ])
      saveFile(csvFile([head, ...lines]), 'outpost-journal.csv')
    })
}
