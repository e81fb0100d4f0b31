import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { SavedReport } from '#src/contract/shop/journal.ts'
import { filtersOf, type JournalSearch } from '#src/features/universal/journal-search.ts'
import { journalCalls } from '#src/features/universal/load-journal.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { ReportLine } from './report-line.tsx'

interface Props {
  open: boolean
  reports: readonly SavedReport[]
  search: JournalSearch
  onClose: () => void
}

/** Saves the filters of the journal under a name, and renames and deletes the saved ones. */
export function ReportsDialog({ open, reports, search, onClose }: Props) {
  const { t } = useLingui()
  const once = useSingleAction()
  const [name, setName] = useState('')
  const filters = filtersOf(search)
  const isAll = Object.keys(filters).length === 0

  const save = () =>
    once(async () => {
      const report = { id: crypto.randomUUID(), name: name.trim(), filters }
      const saved = await withErrorToast(() => journalCalls.saveReport({ body: report }))
      if (saved) setName('')
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() !== '' && !isAll) void save()
  }

  return (
    <Dialog open={open} onOpenChange={onClose} title={t`Saved reports`}>
      <div className={css({ display: 'grid', gap: '5' })}>
        <form className={row} onSubmit={submit}>
          <Field
            label={t`Name of the report`}
            hint={
              isAll
                ? t`Choose a filter of the journal first, for example a kind or a partner.`
                : t`It shows the journal with the filters that are set now.`
            }
            className={css({ flex: '1', minWidth: '0' })}
          >
            <Input
              maxLength={100}
              autoComplete="off"
              disabled={isAll}
              value={name}
              onChange={event => setName(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="primary" disabled={isAll || name.trim() === ''} className={beside}>
            <Trans>Save</Trans>
          </Button>
        </form>
        {reports.length > 0 && (
          <ul aria-label={t`Saved reports`} className={css({ display: 'grid', gap: '2' })}>
            {reports.map(report => (
              <ReportLine key={`${report.id} ${report.name}`} report={report} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

const row = css({ display: 'flex', alignItems: 'start', gap: '2' })
/** The label of the field is above it. */
const beside = css({ height: 'field', marginBlockStart: '[1.75rem]' })
