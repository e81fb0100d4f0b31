import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { useMay } from '#src/blocks/shop/use-may.ts'
import {
  onReceiptPaper,
  rememberReceiptPaper,
  rollPaper,
  rollPapers,
} from '#src/device/printer/receipt-paper.ts'
import { forgetPrinter, openDrawerAtPrinter, printLines } from '#src/device/printer/receipt-printer.ts'
import { type PrinterKind, rememberPrinter, type StoredPrinter } from '#src/device/printer/stored-printer.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { css } from '#styled-system/css'
import { useTestPage } from './use-test-page.ts'

/** The printer of this device: its paper, a test page, the drawer, and how to forget it. */
export function ConnectedPrinter({ printer }: { printer: StoredPrinter }) {
  const { t } = useLingui()
  const may = useMay()
  const once = useSingleAction()
  const testPage = useTestPage()
  const paper = useSyncExternalStore(onReceiptPaper, rollPaper)
  const [busy, setBusy] = useState<'page' | 'drawer'>()
  const [hasFailed, setFailed] = useState(false)
  const kinds: Readonly<Record<PrinterKind, string>> = {
    usb: t`Connected by USB`,
    serial: t`Connected by serial port`,
    bluetooth: t`Connected by Bluetooth`,
  }

  async function run(name: 'page' | 'drawer', job: () => Promise<void>, done: string) {
    setBusy(name)
    setFailed(false)
    try {
      await job()
      toast.success(done)
    } catch {
      setFailed(true)
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <>
      <p>
        {printer.name && <strong className={css({ display: 'block' })}>{printer.name}</strong>}
        <span className={css({ color: 'muted' })}>{kinds[printer.kind]}</span>
      </p>
      <SegmentedControl
        label={t`Paper of the receipt`}
        value={paper}
        onChange={rememberReceiptPaper}
        options={rollPapers.map(width => ({ value: width, label: t`${{ width }} mm` }))}
        className={css({ justifySelf: 'start' })}
      />
      <Switch
        checked={printer.opensDrawer}
        onChange={event => rememberPrinter({ ...printer, opensDrawer: event.target.checked })}
      >
        <Trans>A cash sale opens the drawer</Trans>
      </Switch>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2.5' })}>
        <Button
          size="lg"
          loading={busy === 'page'}
          onClick={() =>
            void once(() => run('page', () => printLines(testPage()), t`The test page is printed.`))
          }
        >
          <Trans>Print a test page</Trans>
        </Button>
        {may('openDrawer') && (
          <Button
            size="lg"
            loading={busy === 'drawer'}
            onClick={() => void once(() => run('drawer', openDrawerAtPrinter, t`The drawer is open.`))}
          >
            <Trans>Open the drawer</Trans>
          </Button>
        )}
        <Button size="lg" variant="ghost" onClick={() => void forgetPrinter()}>
          <Trans>Forget this printer</Trans>
        </Button>
      </div>
      {hasFailed && (
        <Notice tone="danger" title={<Trans>The printer does not answer</Trans>}>
          <Trans>Check its cable, its paper and that it is on. Or forget it and connect it again.</Trans>
        </Notice>
      )}
    </>
  )
}
