import { Trans, useLingui } from '@lingui/react/macro'
import type { SlipPaper } from '#src/device/printer/receipt-paper.ts'
import { amountInWords } from '#src/lib/money/words.ts'
import { css, cva } from '#styled-system/css'
import { QrPicture } from './qr-picture.tsx'
import { ReceiptCompany } from './receipt-company.tsx'
import { ReceiptFacts } from './receipt-facts.tsx'
import { ReceiptLine } from './receipt-line.tsx'
import type { ReceiptProps } from './receipt-props.ts'
import { ReceiptSums } from './receipt-sums.tsx'

interface Props extends ReceiptProps {
  paper: SlipPaper
}

/** A narrow receipt, for the rolls of thermal printers and for slips of A8. */
export function RollReceipt({ sale, byId, customer, footer, copy, paper }: Props) {
  const { t, i18n } = useLingui()
  const { totals, code } = sale
  const language = i18n.locale === 'vi' ? 'vi' : 'en'

  return (
    <article
      aria-label={t`Receipt ${code}`}
      data-receipt
      data-sheet
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the layer that it fills is scrolled by keys as well
      tabIndex={0}
      className={sheet({ paper })}
    >
      <header className={head}>
        <ReceiptCompany />
        <span className={css({ marginBlockStart: '2', fontWeight: 'title' })}>
          <Trans>Sales receipt</Trans> {code}
        </span>
        <ReceiptFacts sale={sale} customer={customer} copy={copy} />
      </header>
      <ul className={list}>
        {sale.lines.map(line => (
          <ReceiptLine key={line.id} line={line} name={byId.get(line.productId)?.name ?? ''} />
        ))}
      </ul>
      <ReceiptSums sale={sale} />
      <p className={css({ fontStyle: 'italic' })}>{amountInWords(totals.total, language)}</p>
      {sale.note && <p>{sale.note}</p>}
      <div className={foot}>
        {code && <QrPicture text={code} label={t`QR code of ${code}`} className={qr} />}
        <span className={css({ whiteSpace: 'pre-line' })}>
          {footer || <Trans>Thank you, and see you again!</Trans>}
        </span>
      </div>
    </article>
  )
}

/** Paper is white in every scheme. A line is not longer on screen than on paper. */
const sheet = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    marginInline: 'auto',
    paddingBlock: '4',
    background: '[white]',
    color: '[black]',
    lineHeight: '[1.35]',
    fontVariantNumeric: 'tabular-nums',
    boxShadow: 'hairline',
    _print: { padding: '0', marginInline: '0' },
  },
  variants: {
    paper: {
      '58': {
        width: '[min(58mm, 100%)]',
        paddingInline: '[5mm]',
        fontSize: '[0.75rem]',
        _print: { width: '[48mm]', fontSize: '[8.5pt]' },
      },
      '80': {
        width: '[min(72mm, 100%)]',
        paddingInline: '4',
        fontSize: '[0.8125rem]',
        _print: { width: '[72mm]', fontSize: '[9.5pt]' },
      },
      A8: {
        width: '[min(52mm, 100%)]',
        paddingInline: '[3mm]',
        fontSize: '[0.6875rem]',
        _print: { width: '[46mm]', fontSize: '[7.5pt]', gap: '1.5' },
        '& li': { breakInside: 'avoid' },
      },
    },
  },
})
const head = css({ display: 'grid', justifyItems: 'center', textAlign: 'center' })
const list = css({
  display: 'grid',
  gap: '1.5',
  listStyle: 'none',
  paddingBlock: '2',
  borderBlock: '[1px dashed black]',
})
const foot = css({ display: 'grid', justifyItems: 'center', gap: '1', textAlign: 'center' })
const qr = css({ width: '[26mm]', breakInside: 'avoid' })
