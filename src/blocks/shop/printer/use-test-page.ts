import { useLingui } from '@lingui/react/macro'
import type { PrintLine } from '#src/lib/receipt/print-line.ts'

/** Returns a function that returns the lines of a test page: letters, a row of a receipt and a QR code. */
export function useTestPage(): () => PrintLine[] {
  const { t } = useLingui()
  return () => [
    { kind: 'text', text: 'Outpost', look: 'large', isCentred: true },
    { kind: 'text', text: t`Test page`, look: 'bold', isCentred: true },
    { kind: 'rule' },
    { kind: 'text', text: 'Tiếng Việt: ă â đ ê ô ơ ư, ắ ằ ẳ ẵ ặ, ế ề ể ễ ệ, ớ ờ ở ỡ ợ, ứ ừ ử ữ ự' },
    { kind: 'row', name: t`At both margins`, value: '123.456\u00a0₫' },
    { kind: 'rule' },
    { kind: 'qr', text: 'Outpost' },
    { kind: 'text', text: t`The paper is cut below this line.`, isCentred: true },
  ]
}
