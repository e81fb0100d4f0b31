import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useHandedFiles } from '#src/blocks/import/handed-files.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ProgressBar } from '#src/ui/feedback/progress.tsx'
import { FileUpload } from '#src/ui/file/file-upload.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { ImportChoices } from './import-choices.tsx'
import { type Import, useImport } from './use-import.ts'

interface Props {
  open: boolean
  onClose: () => void
}

/** Imports contacts from files: business cards or tables. Nothing is written before the user confirms. */
export function ImportDialog({ open, onClose }: Props) {
  const { t } = useLingui()
  const cards = useImport(onClose)
  const { phase } = cards
  useHandedFiles('contacts', files => void cards.read(files))

  function close() {
    cards.stop()
    if (phase.name !== 'writing') cards.again()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      onExited={cards.again}
      size="lg"
      title={t`Import contacts`}
      footer={<Footer cards={cards} onClose={close} />}
    >
      {phase.name === 'choosing' && (
        <div className={stack}>
          {phase.unreadable !== undefined && (
            <Notice tone="warning" title={<Trans>There are no contacts in it</Trans>}>
              <Trans>
                Choose a file that ends in .vcf, as phones export it, or a table that ends in .csv and has its
                columns named in the first line, such as Name, Phone, E-mail.
              </Trans>
            </Notice>
          )}
          <FileUpload
            label={t`Files with contacts`}
            accept={[
              '.vcf',
              '.vcard',
              '.csv',
              '.tsv',
              'text/vcard',
              'text/x-vcard',
              'text/directory',
              'text/csv',
            ]}
            hint={
              <Trans>
                .vcf or .csv files from Google, Outlook, Excel, iCloud or a phone; several at once
              </Trans>
            }
            onPick={picked => void cards.read(picked)}
          />
        </div>
      )}
      {(phase.name === 'reading' || phase.name === 'writing') && <Progress phase={phase} />}
      {phase.name === 'previewing' && <ImportChoices cards={cards} {...phase} />}
    </Dialog>
  )
}

function Footer({ cards, onClose }: { cards: Import; onClose: () => void }) {
  const { phase, write, again } = cards
  if (phase.name !== 'previewing')
    return (
      <Button onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    )
  const count = phase.planned.filter(({ choice }) => choice !== 'skip').length
  return (
    <>
      <Button onClick={again}>
        <Trans>Other files</Trans>
      </Button>
      <Button variant="primary" disabled={count === 0} onClick={write}>
        <Plural value={count} one="Import # contact" other="Import # contacts" />
      </Button>
    </>
  )
}

function Progress({ phase }: { phase: { name: 'reading' | 'writing'; done: number; total: number } }) {
  const { t, i18n } = useLingui()
  const { name, done, total } = phase
  return (
    <div className={stack}>
      <ProgressBar
        label={name === 'reading' ? t`Reading the files` : t`Writing the contacts`}
        value={total > 0 ? done / total : undefined}
      />
      <p className={css({ color: 'muted', fontVariantNumeric: 'tabular-nums' })}>
        {name === 'reading' ? <Trans>Reading the files</Trans> : <Trans>Writing the contacts</Trans>}
        {total > 0 && ` · ${i18n.number(done)} / ${i18n.number(total)}`}
      </p>
    </div>
  )
}

const stack = css({ display: 'grid', gap: '4' })
