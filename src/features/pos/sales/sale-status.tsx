import { useLingui } from '@lingui/react/macro'
import type { Sale } from '#src/contract/shop/documents/documents.ts'
import { cva } from '#styled-system/css'

/** The state of a sale in words. A sale of which some was taken back is marked too. */
export function SaleStatus({ sale: { status, refunded } }: { sale: Sale }) {
  const { t } = useLingui()
  const words = {
    open: t`Not paid yet`,
    held: t`Held`,
    paid: refunded > 0 ? t`Partly taken back` : t`Sold`,
    refunded: t`Taken back`,
    void: t`Void`,
  }
  const tone =
    status === 'paid' && refunded === 0 ? 'good' : status === 'open' || status === 'held' ? 'wait' : 'back'
  return <span className={look({ tone })}>{words[status]}</span>
}

const look = cva({
  base: { flex: 'none', paddingInline: '2', borderRadius: 'full', textStyle: 'caption', fontWeight: 'label' },
  variants: {
    tone: {
      good: { background: 'success.subtle', color: 'success.text' },
      wait: { background: 'warning.subtle', color: 'warning.text' },
      back: { background: 'danger.subtle', color: 'danger.text' },
    },
  },
})
