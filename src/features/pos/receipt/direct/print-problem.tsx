import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { css } from '#styled-system/css'

/** Says that the printer did not take the receipt, and offers the dialog of the browser. */
export const PrintProblem = ({ onBrowser }: { onBrowser: () => void }) => (
  <Notice
    tone="danger"
    title={<Trans>The printer does not answer</Trans>}
    className={notice}
    action={
      <Button onClick={onBrowser}>
        <Trans>Print with the browser</Trans>
      </Button>
    }
  >
    <Trans>Check its cable, its paper and that it is on. The sale is stored, and the receipt waits.</Trans>
  </Notice>
)

const notice = css({ flexWrap: 'wrap', '& > div': { flex: '[1 1 12rem]' }, _print: { display: 'none' } })
