import { ArrowDownTrayIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import { DocumentList } from '#src/blocks/shop/documents/document-list.tsx'
import { journalKinds } from '#src/contract/shared/journal-kinds.ts'
import type { JournalRow, SavedReport } from '#src/contract/shop/journal.ts'
import type { Pagination } from '#src/contract/shop/values.ts'
import { Select } from '#src/ui/form/select.tsx'
import { css } from '#styled-system/css'
import { useExportJournal } from './export-journal.ts'
import type { JournalSearch } from './journal-search.ts'
import { JumpField } from './jump-field.tsx'
import { kinds, useKindNames } from './kinds.ts'
import { ReportsMenu } from './reports/reports-menu.tsx'
import { useJournalRow } from './use-journal-row.tsx'

interface Props {
  rows: readonly JournalRow[]
  pagination: Pagination
  reports: readonly SavedReport[]
  search: JournalSearch
}

const ALL = 'all'

/** The journal of every document that the user may see, with a field that opens a document or a product by its code. */
export function Universal({ rows, pagination, reports, search }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const can = useCan()
  const nameOf = useKindNames()
  const rowOf = useJournalRow()
  const exportJournal = useExportJournal(search)
  const seen = journalKinds.filter(kind => can(kinds[kind].area, 'view'))
  const states = new Set((search.kind ? [search.kind] : seen).flatMap(kind => kinds[kind].states))
  // The partners of all kinds are mostly customers.
  const partner = search.kind ? kinds[search.kind].partner : 'customer'

  /** The states and partners of the kinds differ. */
  const chooseKind = (kind: JournalSearch['kind']) =>
    void navigate({
      to: '.',
      search: (previous: object) => ({
        ...previous,
        kind,
        status: undefined,
        partner: undefined,
        page: undefined,
      }),
      replace: true,
      resetScroll: false,
    })

  return (
    <DocumentList
      title={t`Journal`}
      search={search}
      rows={rows.map(rowOf)}
      pagination={pagination}
      states={[...states]}
      partnerKind={partner && can(partner, 'view') ? partner : undefined}
      tabs={<JumpField />}
      tools={<ReportsMenu reports={reports} search={search} />}
      entries={[{ label: t`Download as CSV`, icon: <ArrowDownTrayIcon />, run: () => void exportJournal() }]}
      filter={{
        isSet: search.kind !== undefined,
        field: (
          <Select
            size="sm"
            aria-label={t`Kind`}
            className={css({ width: 'auto', minWidth: '32', minHeight: { _touch: 'touch' } })}
            options={[
              { value: ALL, label: t`All kinds` },
              ...seen.map(kind => ({ value: kind, label: nameOf(kind) })),
            ]}
            value={search.kind ?? ALL}
            onChange={chosen => chooseKind(seen.find(kind => kind === chosen))}
          />
        ),
      }}
      empty={<Trans>Every sale, slip and voucher of the shop stands here, the newest first.</Trans>}
    />
  )
}
