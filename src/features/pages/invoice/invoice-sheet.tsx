import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Company } from '#src/contract/company.ts'
import { formatDate, formatTime } from '#src/lib/format/dates.ts'
import { amountInWords } from '#src/lib/money/words.ts'
import { Logo } from '#src/ui/art/logo.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'
import type { Invoice } from './invoice.ts'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceTotals } from './invoice-totals.tsx'

interface Props {
  invoice: Invoice
  company: Company
  look: 'compact' | 'modern'
}

/** The paper of an invoice: `compact` for the file, `modern` for the customer. */
export function InvoiceSheet({ invoice, company, look }: Props) {
  const formats = useFormats()
  const at = new Date(invoice.at)
  const isModern = look === 'modern'
  const language = formats.locale === 'en' ? 'en' : 'vi'
  return (
    <article className={cx(sheet(), paper)} style={{ gap: isModern ? '1.75rem' : '1rem' }}>
      <header className={isModern ? band : line}>
        <div>
          {isModern && <Logo />}
          <p className={css({ textStyle: 'title' })}>{company.companyName}</p>
          <p>{company.companyAddress}</p>
        </div>
        <div className={css({ textAlign: { base: 'start', sm: 'end' }, fontVariantNumeric: 'tabular-nums' })}>
          <h2 className={css({ textStyle: isModern ? 'heading' : 'titleSm' })}>
            <Trans>Sales invoice</Trans>
          </h2>
          <p>{invoice.code}</p>
          <p>
            {formatDate(at, formats)} {formatTime(at, formats.locale)}
          </p>
        </div>
      </header>
      <Buyer buyer={invoice.buyer} isModern={isModern} />
      <InvoiceLines lines={invoice.lines} isDense={!isModern} />
      <InvoiceTotals invoice={invoice} />
      <p>
        <Trans>In words:</Trans> <em>{inWords(invoice.total, language)}</em>
      </p>
      <footer className={signatures}>
        <Signature>
          <Trans>Buyer</Trans>
        </Signature>
        <Signature>
          <Trans>Seller</Trans>
        </Signature>
      </footer>
    </article>
  )
}

/** A sum of refunds can be out of range; then there are no words. */
const inWords = (amount: number, language: 'en' | 'vi') =>
  amount >= 0 && Number.isInteger(amount) ? amountInWords(amount, language) : ''

function Buyer({ buyer, isModern }: { buyer: Invoice['buyer']; isModern: boolean }) {
  const { t } = useLingui()
  if (!buyer)
    return (
      <p>
        <Trans>Sold to a walk-in customer</Trans>
      </p>
    )
  const facts = [buyer.address, buyer.phone, buyer.taxCode && `${t`Tax code`}: ${buyer.taxCode}`].filter(
    Boolean,
  )
  return (
    <div>
      <p className={css({ textStyle: 'caption', color: 'muted' })}>
        <Trans>Sold to</Trans>
      </p>
      <p className={css({ textStyle: isModern ? 'title' : 'titleSm' })}>{buyer.name}</p>
      {isModern ? facts.map(fact => <p key={String(fact)}>{fact}</p>) : <p>{facts.join(' · ')}</p>}
    </div>
  )
}

const Signature = ({ children }: { children: ReactNode }) => (
  <div className={css({ textAlign: 'center', minHeight: '24' })}>
    <p className={css({ fontWeight: 'label' })}>{children}</p>
    <p className={css({ textStyle: 'caption', color: 'muted' })}>
      <Trans>Signature and full name</Trans>
    </p>
  </div>
)

const paper = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 'pane.readMax',
  padding: { base: '5', sm: '10' },
  _print: { maxWidth: 'full', padding: '0', border: '[0]', fontSize: '[10.5pt]' },
})
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4',
  paddingBlockEnd: '4',
  borderBlockEnd: 'hairline',
})
const band = cx(
  line,
  css({ '& > div:first-child > :first-child': { marginBlockEnd: '4' }, alignItems: 'flex-end' }),
)
const signatures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '4',
  marginBlockStart: '4',
  breakInside: 'avoid',
})
