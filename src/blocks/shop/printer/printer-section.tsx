import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { useCan } from '#src/api/rights.ts'
import { availableKinds } from '#src/device/printer/browser-devices.ts'
import { onPrinter, storedPrinter } from '#src/device/printer/stored-printer.ts'
import { SettingSection } from '#src/ui/layout/setting-section.tsx'
import { css } from '#styled-system/css'
import { ConnectPrinter } from './connect-printer.tsx'
import { ConnectedPrinter } from './connected-printer.tsx'

/** The receipt printer of this device. Shown to those who may see the till. */
export function PrinterSection() {
  const printer = usePrinter()
  const isSeller = useCan()('pos', 'view')
  const kinds = availableKinds()
  if (!isSeller) return null
  return (
    <SettingSection title={<Trans>Receipt printer</Trans>}>
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
    </SettingSection>
  )
}

/** Returns the receipt printer of this device. */
const usePrinter = () => useSyncExternalStore(onPrinter, storedPrinter)
