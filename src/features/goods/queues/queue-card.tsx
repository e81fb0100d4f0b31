import type { ReactNode } from 'react'
import { useProductsById } from '#src/blocks/shop/documents/lines/products-by-id.ts'
import { StateTag } from '#src/blocks/shop/documents/state-tag.tsx'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { formatQuantity } from '#src/lib/format/numbers.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

interface Props {
  title: string
  /** The element of the title: `h3` below the heading of a day. */
  heading?: 'h2' | 'h3'
  /** Before the title: the check box that chooses the card. */
  lead?: ReactNode
  document: { code: string; at: string; status: string; note: string }
  lines: readonly { id: string; productId: string; quantity: number; unit: string }[]
  /** An amount, for example what is to be collected. */
  amount?: ReactNode
  /** Where to go, whom to call, or why it failed. */
  children?: ReactNode
  /** The step that moves it on, and others before it. */
  actions: ReactNode
}

/** The lines that a card names. */
const MAX_LINES = 4

/** A document that waits: who, what, and the buttons, which are as wide as a thumb reaches. */
export function QueueCard({
  title,
  heading: Heading = 'h2',
  lead,
  document,
  lines,
  amount,
  children,
  actions,
}: Props) {
  const formats = useFormats()
  const now = useNow()
  const products = useProductsById()
  const at = new Date(document.at)
  const named = lines.slice(0, MAX_LINES).map(({ productId, quantity, unit }) => {
    const product = products.get(productId)
    return `${formatQuantity(quantity, formats)} ${unit || product?.unit || '×'} ${product?.name ?? '…'}`
  })
  const more = lines.length - named.length
  return (
    <article className={cx(sheet(), card)}>
      <div className={css({ display: 'flex', gap: '3', alignItems: 'flex-start' })}>
        {lead}
        <div className={css({ flex: '1', minWidth: '0' })}>
          <Heading className={css({ textStyle: 'titleSm', overflowWrap: 'anywhere' })}>{title}</Heading>
          <p className={meta}>
            {document.code} · {formatDay(at, now, formats)}, {formatTime(at, formats.locale)}
          </p>
        </div>
        <div className={css({ display: 'grid', justifyItems: 'end', gap: '1' })}>
          {amount && (
            <strong className={css({ textStyle: 'titleSm', fontVariantNumeric: 'tabular-nums' })}>
              {amount}
            </strong>
          )}
          <StateTag status={document.status} />
        </div>
      </div>
      <p className={css({ color: 'muted' })}>
        {named.join(', ')}
        {more > 0 && ` +${more}`}
      </p>
      {document.note && <p>{document.note}</p>}
      {children}
      <div className={buttons}>{actions}</div>
    </article>
  )
}

const card = css({ display: 'grid', gap: '3', padding: 'card' })
const meta = css({ textStyle: 'caption', color: 'subtle', fontVariantNumeric: 'tabular-nums' })
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2.5',
  justifyContent: 'flex-end',
  _empty: { display: 'none' },
  '& > *': { flex: { base: '[1 1 auto]', sm: '[none]' }, minHeight: '12' },
})
