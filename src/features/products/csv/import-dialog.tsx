import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useHandedFiles } from '#src/blocks/import/handed-files.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ProgressBar } from '#src/ui/feedback/progress.tsx'
import { FileUpload } from '#src/ui/file/file-upload.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { ImportRows } from './import-rows.tsx'
import { type Import, useImport } from './use-import.ts'

interface Props {
  open: boolean
  onClose: () => void
}

/** Imports products from a CSV file. Nothing is written before the user confirms. */
export function ImportDialog({ open, onClose }: Props) {
  const { t } = useLingui()
  const file = useImport(onClose)
  const { phase } = file
  useHandedFiles('products', files => void file.read(files))

  function close() {
    file.stop()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      onExited={file.again}
      size="lg"
      title={t`Import products`}
      footer={<Footer file={file} onClose={close} />}
    >
      {phase.name === 'choosing' && (
        <div className={stack}>
          {phase.isUnreadable && (
            <Notice tone="warning" title={<Trans>There are no products in this file</Trans>}>
              <Trans>
                Its first line has to name the columns, such as Name, SKU, Barcode, Stock, Base price.
              </Trans>
            </Notice>
          )}
          <FileUpload
            label={t`CSV file with products`}
            accept={['.csv', '.txt', 'text/csv', 'text/plain']}
            hint={<Trans>A table saved as CSV. Products are recognised by SKU, else by barcode.</Trans>}
            onPick={picked => void file.read(picked)}
          />
        </div>
      )}
      {phase.name === 'reading' && <ProgressBar label={t`Reading the file`} />}
      {phase.name === 'previewing' && <ImportRows head={phase.head} rows={phase.rows} />}
      {phase.name === 'writing' && <ProgressBar label={t`Writing the products`} />}
    </Dialog>
  )
}

function Footer({ file, onClose }: { file: Import; onClose: () => void }) {
  const { phase, write, again } = file
  if (phase.name !== 'previewing')
    return (
      <Button onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    )
  const count = phase.rows.filter(({ kind }) => kind === 'new' || kind === 'changed').length
  return (
    <>
      <Button onClick={again}>
        <Trans>Another file</Trans>
      </Button>
      <Button variant="primary" disabled={count === 0} onClick={() => void write()}>
        <Plural value={count} one="Import # product" other="Import # products" />
      </Button>
    </>
  )
}

const stack = css({ display: 'grid', gap: '4' })
