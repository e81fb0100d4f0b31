import { Trans } from '@lingui/react/macro'
import type { Partner } from '#src/contract/shop/partners.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { cva } from '#styled-system/css'

interface Props {
  partner: Partner
  /** Only the debt. */
  isShort?: boolean
}

/** What a partner owes, or is owed, and the limit of a customer. A debt above the limit is marked. */
export function PartnerDebt({ partner: { kind, debt, creditLimit }, isShort = false }: Props) {
  const formats = useFormats()
  const owed = formatMoney(debt, formats)
  const limit = formatMoney(creditLimit, formats)
  return (
    <span className={look({ isOver: kind === 'customer' && debt > 0 && debt >= creditLimit })}>
      {kind === 'supplier' ? <Trans>We owe {owed}</Trans> : <Trans>Owes {owed}</Trans>}
      {kind === 'customer' && !isShort && (
        <>
          {' · '}
          {creditLimit > 0 ? <Trans>limit {limit}</Trans> : <Trans>no credit</Trans>}
        </>
      )}
    </span>
  )
}

const look = cva({
  base: { textStyle: 'caption', fontVariantNumeric: 'tabular-nums' },
  variants: { isOver: { true: { color: 'danger.text' }, false: { color: 'subtle' } } },
})
