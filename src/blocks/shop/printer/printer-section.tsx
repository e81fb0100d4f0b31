import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useCan } from '#src/api/rights.ts'
import { availableKinds } from '#src/device/printer/browser-devices.ts'
import { css } from '#styled-system/css'
import { ConnectPrinter } from './connect-printer.tsx'
import { ConnectedPrinter } from './connected-printer.tsx'
import { usePrinter } from './use-printer.ts'

/** The receipt printer of this device. Shown to those who may see the till. */
export function PrinterSection() {
  const id = useId()
  const printer = usePrinter()
  const isSeller = useCan()('pos', 'view')
  const kinds = availableKinds()
  if (!isSeller) return null
  return (
    <section aria-labelledby={id} className={section}>
      <h3 id={id} className={css({ textStyle: 'titleSm' })}>
        <Trans>Receipt printer</Trans>
      </h3>
      {printer && <ConnectedPrinter printer={printer} />}
      {!printer && kinds.length > 0 && <ConnectPrinter kinds={kinds} />}
      {!printer && kinds.length === 0 && (
        <p className={css({ color: 'muted' })}>
          <Trans>
            This browser cannot reach a receipt printer directly. Receipts are printed with the print dialog
            of the browser.
          </Trans>
        </p>
      )}
    </section>
  )
}

const section = css({
  display: 'grid',
  gap: '4.5',
  maxWidth: 'pane.drawer',
  marginBlockStart: '6',
  paddingBlockStart: '6',
  borderBlockStart: 'hairline',
})
