import { useLingui } from '@lingui/react/macro'
import { isRollPaper, receiptPapers, rememberReceiptPaper } from '#src/device/printer/receipt-paper.ts'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { css } from '#styled-system/css'
import { usePaper } from './use-paper.ts'

/** The paper of the printer. The receipt below it shows how it is printed. */
export function PaperChoice() {
  const { t } = useLingui()
  return (
    <SegmentedControl
      label={t`Paper of the receipt`}
      value={usePaper()}
      onChange={rememberReceiptPaper}
      options={receiptPapers.map(paper => ({
        value: paper,
        label: isRollPaper(paper) ? t`${{ width: paper }} mm` : paper,
      }))}
      className={css({ justifySelf: 'center', _print: { display: 'none' } })}
    />
  )
}
