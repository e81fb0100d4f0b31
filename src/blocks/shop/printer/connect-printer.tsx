import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { choosePrinter } from '#src/device/printer/receipt-printer.ts'
import { type BaudRate, baudRates, type PrinterKind } from '#src/device/printer/stored-printer.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { css } from '#styled-system/css'

/** A button for each way in which this browser can reach a printer. */
export function ConnectPrinter({ kinds }: { kinds: readonly PrinterKind[] }) {
  const { t } = useLingui()
  const once = useSingleAction()
  const [baudRate, setBaudRate] = useState<BaudRate>(9600)
  const [problem, setProblem] = useState<'none' | 'unsupported'>()
  const names: Readonly<Record<PrinterKind, string>> = {
    usb: t`Connect by USB`,
    serial: t`Connect by serial port`,
    bluetooth: t`Connect by Bluetooth`,
  }

  async function connect(kind: PrinterKind) {
    setProblem(undefined)
    const printer = await choosePrinter(kind, baudRate).catch(() => undefined)
    if (printer === undefined) setProblem('none')
    if (printer === 'unsupported') setProblem('unsupported')
  }

  return (
    <>
      <p className={css({ color: 'muted' })}>
        <Trans>
          A receipt printer that is connected to this device prints receipts without a dialog and opens the
          cash drawer.
        </Trans>
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2.5' })}>
        {kinds.map(kind => (
          <Button key={kind} size="lg" onClick={() => void once(() => connect(kind))}>
            {names[kind]}
          </Button>
        ))}
      </div>
      {kinds.includes('serial') && (
        <div className={css({ display: 'grid', gap: '1.5' })}>
          <span aria-hidden="true" className={css({ textStyle: 'label' })}>
            <Trans>Speed of the serial port</Trans>
          </span>
          <SegmentedControl
            label={t`Speed of the serial port`}
            value={`${baudRate}`}
            onChange={value => setBaudRate(baudRates.find(rate => `${rate}` === value) ?? 9600)}
            options={baudRates.map(rate => ({ value: `${rate}` as const, label: `${rate}` }))}
          />
        </div>
      )}
      {problem === 'none' && (
        <Notice tone="warning" title={<Trans>No printer was connected</Trans>}>
          <Trans>Check that it is on and that no other program or tab uses it, then choose it again.</Trans>
        </Notice>
      )}
      {problem === 'unsupported' && (
        <Notice tone="warning" title={<Trans>This printer is not supported</Trans>}>
          <Trans>It does not understand ESC/POS or the commands of Star.</Trans>
        </Notice>
      )}
    </>
  )
}
