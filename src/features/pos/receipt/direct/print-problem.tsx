import { Trans } from '@lingui/react/macro'
import { printReceipt } from '#src/features/pos/receipt/print-receipt.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { css } from '#styled-system/css'

/** Says that the printer did not take the receipt, and offers the dialog of the browser. */
export const PrintProblem = () => (
  <Notice
    tone="danger"
    title={<Trans>The printer does not answer</Trans>}
    className={notice}
    action={
      <Button onClick={printReceipt}>
        <Trans>Print with the browser</Trans>
      </Button>
    }
  >
    <Trans>Check its cable, its paper and that it is on. The sale is stored.</Trans>
  </Notice>
)

const notice = css({ flexWrap: 'wrap', '& > div': { flex: '[1 1 12rem]' }, _print: { display: 'none' } })
