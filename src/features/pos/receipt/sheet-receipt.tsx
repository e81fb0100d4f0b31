import { Trans, useLingui } from '@lingui/react/macro'
import type { SheetPaper } from '#src/device/printer/receipt-paper.ts'
import { amountInWords } from '#src/lib/money/words.ts'
import { css, cva } from '#styled-system/css'
import { QrPicture } from './qr-picture.tsx'
import { ReceiptCompany } from './receipt-company.tsx'
import { ReceiptFacts } from './receipt-facts.tsx'
import type { ReceiptProps } from './receipt-props.ts'
import { ReceiptSums } from './receipt-sums.tsx'
import { SheetLines } from './sheet-lines.tsx'

interface Props extends ReceiptProps {
  paper: SheetPaper
}

/** A receipt on a sheet of A5 or A4: a table of the goods, and places for two signatures. */
export function SheetReceipt({ sale, byId, customer, footer, copy, paper }: Props) {
  const { t, i18n } = useLingui()
  const { totals, code } = sale
  const language = i18n.locale === 'vi' ? 'vi' : 'en'

  return (
    <div className={frame}>
      <article
        aria-label={t`Receipt ${code}`}
        data-receipt
        data-sheet
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the layer that it fills is scrolled by keys as well
        tabIndex={0}
        className={sheet({ paper })}
      >
        <header className={css({ display: 'flex', justifyContent: 'space-between', gap: '4' })}>
          <div className={css({ display: 'grid', alignContent: 'start', minWidth: '0' })}>
            <ReceiptCompany />
          </div>
          {code && <QrPicture text={code} label={t`QR code of ${code}`} className={qr} />}
        </header>
        <div className={title}>
          <strong className={css({ fontSize: '[1.5em]' })}>
            <Trans>Sales receipt</Trans>
          </strong>
          <span className={css({ fontWeight: 'label' })}>{code}</span>
          <ReceiptFacts sale={sale} customer={customer} copy={copy} />
        </div>
        <SheetLines lines={sale.lines} byId={byId} />
        <div className={css({ width: '[min(100%, 24em)]', marginInlineStart: 'auto', breakInside: 'avoid' })}>
          <ReceiptSums sale={sale} />
        </div>
        <p>
          <Trans>In words:</Trans>{' '}
          <span className={css({ fontStyle: 'italic' })}>{amountInWords(totals.total, language)}</span>
        </p>
        {sale.note && <p>{sale.note}</p>}
        <div className={css({ display: 'grid', gap: '3', breakInside: 'avoid' })}>
          <div className={signatures}>
            <span>
              <Trans>Buyer</Trans>
            </span>
            <span>
              <Trans>Seller</Trans>
            </span>
          </div>
          <span className={css({ textAlign: 'center', whiteSpace: 'pre-line' })}>
            {footer || <Trans>Thank you, and see you again!</Trans>}
          </span>
        </div>
      </article>
    </div>
  )
}

/** The letters of the preview follow the width that the sheet has on screen. */
const frame = css({ containerType: 'inline-size', _print: { containerType: 'normal' } })
/** Paper is white in every scheme. */
const sheet = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '3',
    marginInline: 'auto',
    background: '[white]',
    color: '[black]',
    lineHeight: '[1.35]',
    fontVariantNumeric: 'tabular-nums',
    boxShadow: 'hairline',
    _print: {
      display: 'block',
      padding: '0',
      width: 'full',
      boxShadow: 'none',
      '& > * + *': { marginBlockStart: '[4mm]' },
    },
  },
  variants: {
    paper: {
      A5: {
        width: '[min(148mm, 100%)]',
        padding: '[clamp(3mm, 6cqi, 10mm)]',
        fontSize: '[clamp(0.6875rem, 2.1cqi, 9pt)]',
        _print: { fontSize: '[9pt]' },
      },
      A4: {
        width: '[min(210mm, 100%)]',
        padding: '[clamp(3mm, 6cqi, 15mm)]',
        fontSize: '[clamp(0.6875rem, 1.7cqi, 10.5pt)]',
        _print: { fontSize: '[10.5pt]' },
      },
    },
  },
})
const title = css({ display: 'grid', justifyItems: 'center', textAlign: 'center' })
const qr = css({ flex: 'none', width: '[min(22mm, 25%)]', alignSelf: 'start' })
const signatures = css({
  display: 'flex',
  justifyContent: 'space-around',
  minHeight: '[6em]',
  marginBlockStart: '3',
  fontWeight: 'label',
})
