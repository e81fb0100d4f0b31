import { PrinterIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Product } from '#src/contract/products.ts'
import {
  type LabelPaper,
  labelPaper,
  labelPapers,
  rememberLabelPaper,
} from '#src/device/printer/label-paper.ts'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { printOn } from '#src/ui/layout/print-page.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { LABELS_PER_SHEET, labelPages, pageRules } from './label-pages.ts'
import { LabelSheets } from './label-sheets.tsx'

/** Of each product. */
const MAX_COPIES = 100

/** Returns a typed number as a whole one between two others; the lower one for what is not a number. */
const wholeBetween = (low: number, typed: string, high: number) =>
  Math.min(high, Math.max(low, Math.floor(Number(typed)) || low))

interface Props {
  ids: readonly string[]
  open: boolean
  onClose: () => void
}

/** Labels with name, price and barcode, for the shelf or the product. */
export function LabelsDialog({ ids, open, onClose }: Props) {
  const { t } = useLingui()
  const { rows } = useInventory()
  const [typed, setTyped] = useState('1')
  const [typedFirst, setTypedFirst] = useState('1')
  const [paper, setPaper] = useState(labelPaper)
  const copies = wholeBetween(1, typed, MAX_COPIES)
  const labels = rows
    .filter(({ id }) => ids.includes(id))
    .flatMap(product => Array<Product>(copies).fill(product))
  const pages = labelPages(labels, paper, wholeBetween(1, typedFirst, LABELS_PER_SHEET))
  const names: Readonly<Record<LabelPaper, string>> = {
    a4: t`A4, 3 × 8 labels`,
    roll: t`Roll, 40 × 30 mm`,
  }

  function choosePaper(chosen: LabelPaper) {
    setPaper(chosen)
    rememberLabelPaper(chosen)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      printsAlone
      size="lg"
      title={t`Price labels`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" onClick={() => printOn(pageRules[paper])}>
            <PrinterIcon />
            <Trans>Print</Trans>
          </Button>
        </>
      }
    >
      <div className={bar}>
        <SegmentedControl
          label={t`Paper of the labels`}
          value={paper}
          onChange={choosePaper}
          options={labelPapers.map(value => ({ value, label: names[value] }))}
          className={css({ justifySelf: 'start' })}
        />
        <div className={fields}>
          <Field label={t`Copies of each`}>
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_COPIES}
              value={typed}
              onChange={event => setTyped(event.target.value)}
            />
          </Field>
          {paper === 'a4' && (
            <Field
              label={t`First free label of the sheet`}
              hint={t`From 1 to 24: along the rows, from the top left`}
            >
              <Input
                type="number"
                inputMode="numeric"
                min={1}
                max={LABELS_PER_SHEET}
                value={typedFirst}
                onChange={event => setTypedFirst(event.target.value)}
              />
            </Field>
          )}
        </div>
      </div>
      <LabelSheets paper={paper} pages={pages} />
    </Dialog>
  )
}

const bar = css({ display: 'grid', gap: '4', marginBlockEnd: '4' })
const fields = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4',
  '& > *': { flex: '[1 1 9rem]', maxWidth: '80' },
})
