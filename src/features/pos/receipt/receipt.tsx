import { Trans, useLingui } from '@lingui/react/macro'
import type { Sale } from '#src/contract/shop/documents.ts'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { useMethodNames } from '#src/features/pos/pay/method-words.tsx'
import { formatDate, formatTime } from '#src/lib/format/dates.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { amountInWords } from '#src/lib/money/words.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cva } from '#styled-system/css'
import { QrPicture } from './qr-picture.tsx'
import { ReceiptLine } from './receipt-line.tsx'
import { Row } from './receipt-row.tsx'
import { useShellCompany } from './use-company.ts'
import { usePaper } from './use-paper.ts'

interface Props {
  sale: Sale
  byId: ReadonlyMap<string, ShopProduct>
  customer: string | undefined
  /** The lines at the foot; empty for the usual thanks. */
  footer: string
}

/** The receipt of a sale, as wide as the paper of this device. */
export function Receipt({ sale, byId, customer, footer }: Props) {
  const { t, i18n } = useLingui()
  const { companyName, companyAddress, taxCode, phone, logoUrl } = useShellCompany()
  const formats = useFormats()
  const names = useMethodNames()
  const paper = usePaper()
  const { totals, payments, change, code } = sale
  const money = (amount: number) => formatMoney(amount, formats)
  const at = new Date(sale.at)
  const language = i18n.locale === 'vi' ? 'vi' : 'en'
  // Cash is stored without what was given back.
  const handed = (method: string, amount: number) => (method === 'cash' ? amount + change : amount)

  return (
    <article
      aria-label={t`Receipt ${code}`}
      data-receipt
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the layer that it fills is scrolled by keys as well
      tabIndex={0}
      className={sheet({ isNarrow: paper === '58' })}
    >
      <header className={head}>
        {logoUrl && <img src={assetUrl(logoUrl)} alt="" className={logo} />}
        <strong className={css({ fontSize: '[1.1em]' })}>{companyName}</strong>
        {companyAddress && <span>{companyAddress}</span>}
        {phone && (
          <span>
            <Trans>Telephone: {phone}</Trans>
          </span>
        )}
        {taxCode && (
          <span>
            <Trans>Tax code: {taxCode}</Trans>
          </span>
        )}
        <span className={css({ marginBlockStart: '2', fontWeight: 'title' })}>
          <Trans>Sales receipt</Trans> {code}
        </span>
        <span>
          {formatDate(at, formats)} {formatTime(at, formats.locale)}
        </span>
        {customer && (
          <span>
            <Trans>Customer: {customer}</Trans>
          </span>
        )}
      </header>
      <ul className={list}>
        {sale.lines.map(line => (
          <ReceiptLine key={line.id} line={line} name={byId.get(line.productId)?.name ?? ''} />
        ))}
      </ul>
      <dl className={sums}>
        {(totals.discount > 0 || totals.rounding !== 0) && (
          <Row name={<Trans>Sum</Trans>} value={money(totals.subtotal)} />
        )}
        {totals.discount > 0 && <Row name={<Trans>Discount</Trans>} value={money(-totals.discount)} />}
        {totals.rounding !== 0 && (
          <Row name={<Trans>Rounding of cash</Trans>} value={money(totals.rounding)} />
        )}
        <Row isMain name={<Trans>Total</Trans>} value={money(totals.total)} />
        {totals.vat
          .filter(({ tax }) => tax > 0)
          .map(({ percent, tax }) => (
            <Row key={percent} name={<Trans>VAT {percent}%</Trans>} value={money(tax)} />
          ))}
        {payments.map(({ method, amount }) => (
          <Row key={method} name={names[method]} value={money(handed(method, amount))} />
        ))}
        {change > 0 && <Row name={<Trans>Change due</Trans>} value={money(change)} />}
        {sale.refunded > 0 && <Row name={<Trans>Given back</Trans>} value={money(sale.refunded)} />}
      </dl>
      <p className={css({ fontStyle: 'italic' })}>{amountInWords(totals.total, language)}</p>
      {sale.note && <p>{sale.note}</p>}
      <footer data-receipt-foot className={foot}>
        {code && <QrPicture text={code} label={t`QR code of ${code}`} className={qr} />}
        <span className={css({ whiteSpace: 'pre-line' })}>
          {footer || <Trans>Thank you, and see you again!</Trans>}
        </span>
      </footer>
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
    isNarrow: {
      true: {
        width: '[min(58mm, 100%)]',
        paddingInline: '[5mm]',
        fontSize: '[0.75rem]',
        _print: { width: '[48mm]', fontSize: '[8.5pt]' },
      },
      false: {
        width: '[min(72mm, 100%)]',
        paddingInline: '4',
        fontSize: '[0.8125rem]',
        _print: { width: '[72mm]', fontSize: '[9.5pt]' },
      },
    },
  },
})
const head = css({ display: 'grid', justifyItems: 'center', textAlign: 'center' })
const logo = css({ maxWidth: '[24mm]', maxHeight: '[16mm]', marginBlockEnd: '1', objectFit: 'contain' })
const list = css({
  display: 'grid',
  gap: '1.5',
  listStyle: 'none',
  paddingBlock: '2',
  borderBlock: '[1px dashed black]',
})
const sums = css({ display: 'grid', gap: '0.5' })
const foot = css({ display: 'grid', justifyItems: 'center', gap: '1', textAlign: 'center' })
const qr = css({ width: '[26mm]' })
