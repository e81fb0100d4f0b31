import { isSheetPaper } from '#src/device/printer/receipt-paper.ts'
import type { ReceiptProps } from './receipt-props.ts'
import { RollReceipt } from './roll-receipt.tsx'
import { SheetReceipt } from './sheet-receipt.tsx'
import { usePaper } from './use-paper.ts'

/** The receipt of a sale, as it is printed on the paper of this device. */
export function Receipt(props: ReceiptProps) {
  const paper = usePaper()
  return isSheetPaper(paper) ? (
    <SheetReceipt {...props} paper={paper} />
  ) : (
    <RollReceipt {...props} paper={paper} />
  )
}
