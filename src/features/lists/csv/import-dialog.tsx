import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { saveFile } from '#src/device/files/save-file.ts'
import type { ListKind, ListRow } from '#src/features/lists/kind.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { FileUpload } from '#src/ui/file/file-upload.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { isChange, type PlannedRow, planImport, type Reason } from './plan-import.ts'
import { type Failed, writeRows } from './write-rows.ts'

interface Props {
  kind: ListKind
  rows: readonly ListRow[]
  onClose: () => void
}

/** Imports a CSV file with the columns of the export. It says what it would do before it writes all rows in one call. */
export function ImportDialog({ kind, rows, onClose }: Props) {
  const { t, i18n } = useLingui()
  const once = useSingleAction()
  const [plan, setPlan] = useState<{ head: readonly string[]; rows: readonly PlannedRow[] }>()
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const words: Record<Reason, string> = {
    noName: t`It has no name.`,
    noNumber: t`A number cannot be read.`,
    unknown: t`A value is not one of the list.`,
    tooLong: t`A text is too long.`,
    duplicateInFile: t`It is in the file twice.`,
    tooMany: t`A file can have 10,000 rows at most.`,
  }
  const wanted = plan?.rows.filter(isChange) ?? []
  const count = wanted.length
  const total = plan?.rows.length ?? 0

  async function read([file]: readonly File[]) {
    if (!file) return
    const { readCsv } = await import('#src/lib/csv/csv-file.ts')
    const table = await readCsv(file).catch(() => [])
    const key = kind.fields.some(({ name }) => name === 'sku') ? 'sku' : 'code'
    const planned = planImport(table, { fields: kind.fields, stored: rows, key, locale: i18n.locale })
    setPlan({ head: table[0] ?? [], rows: planned })
    setFailed(planned.flatMap(({ cells, reason }) => (reason ? [{ cells, reason: words[reason] }] : [])))
  }

  const write = () =>
    once(async () => {
      setIsBusy(true)
      const refused = await withErrorToast(() => writeRows(kind, wanted))
      setIsBusy(false)
      if (!refused) return
      const left = [...failed, ...refused]
      setFailed(left)
      if (left.length === 0) onClose()
      else setPlan(plan && { ...plan, rows: [] })
      const number = i18n.number(count - refused.length)
      toast.success(t`${{ number }} rows imported`)
    })

  async function saveFailed() {
    const { csvFile } = await import('#src/lib/csv/csv-file.ts')
    saveFile(
      csvFile([[...(plan?.head ?? []), t`Reason`], ...failed.map(({ cells, reason }) => [...cells, reason])]),
      `outpost-${kind.id}-left-out.csv`,
    )
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t`Import from CSV`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          {count > 0 && (
            <Button variant="primary" loading={isBusy} onClick={() => void write()}>
              <Plural value={count} one="Import # row" other="Import # rows" />
            </Button>
          )}
        </>
      }
    >
      <div className={css({ display: 'grid', gap: '4' })}>
        {!isBusy && (
          <FileUpload
            label={t`CSV file`}
            accept={['.csv', '.txt', 'text/csv', 'text/plain']}
            hint={
              <Trans>With the columns of the export. Rows are recognised by their code, else by name.</Trans>
            }
            onPick={files => void read(files)}
          />
        )}
        {plan && total > 0 && (
          <p role="status">
            <Plural value={total} one="# row in the file" other="# rows in the file" />
            {' · '}
            <Plural value={count} one="# is new or changes" other="# are new or change" />
          </p>
        )}
        {failed.length > 0 && (
          <Notice
            tone="warning"
            title={<Plural value={failed.length} one="# row is left out" other="# rows are left out" />}
            action={
              <Button size="sm" onClick={() => void saveFailed()}>
                <Trans>Save them with the reasons</Trans>
              </Button>
            }
          >
            {[...new Set(failed.map(({ reason }) => reason))].join(' ')}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
