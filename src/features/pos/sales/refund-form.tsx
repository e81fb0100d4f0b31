import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { methodIcons, useMethodNames } from '#src/blocks/shop/documents/methods.tsx'
import { useGranting } from '#src/blocks/shop/grant/granting.ts'
import { useShopProducts } from '#src/blocks/shop/products/shop-products.ts'
import type { Method, Sale } from '#src/contract/shop/documents/documents.ts'
import { devicePrefix } from '#src/device/prefix.ts'
import { saleCalls } from '#src/features/pos/pay/settle.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { refundOf } from '#src/lib/money/refund.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { RefundLine } from './refund-line.tsx'
import { useSalesNavigation } from './use-sales-navigation.ts'

const route = getRouteApi('/_app/main/pos_/sales')

/** Takes goods of a sale back, at first all that is left, and gives back what was paid for them. */
export function RefundForm({ sale }: { sale: Sale }) {
  const { t } = useLingui()
  const { session } = route.useLoaderData()
  const { endRefund } = useSalesNavigation()
  const names = useMethodNames()
  const formats = useFormats()
  const once = useSingleAction()
  const granting = useGranting()
  const products = useShopProducts() ?? []
  const [refundId] = useState(() => crypto.randomUUID())
  const left = sale.lines.filter(line => line.refunded < line.quantity)
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(left.map(line => [line.id, asQuantity(line.quantity - line.refunded)])),
  )
  const used = sale.payments.map(({ method }) => method)
  const [method, setMethod] = useState<Method>(used[0] ?? 'cash')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  // What was paid by transfer or card can be given back in cash.
  const ways = [
    ...new Set<Method>([...used, ...(used.some(way => way !== 'credit') ? ['cash' as const] : [])]),
  ]

  const chosen = left.flatMap(line => {
    const quantity = quantities[line.id] ?? 0
    return quantity > 0 ? [{ line, quantity, amount: refundOf(line, quantity) }] : []
  })
  const total = formatMoney(
    chosen.reduce((sum, { amount }) => sum + amount, 0),
    formats,
  )

  async function refund() {
    if (!session) return
    setBusy(true)
    setProblem(undefined)
    try {
      const body = {
        version: sale.version,
        at: new Date().toISOString(),
        refundId,
        device: devicePrefix(),
        sessionId: session.id,
        lines: chosen.map(({ line, quantity }) => ({ lineId: line.id, quantity })),
        method,
        note,
      }
      const { lines } = body
      await granting({ call: 'refund', documentId: sale.id, lines, method, note }, grant =>
        saleCalls.refund({ params: { id: sale.id }, body: { ...body, grant } }),
      )
      toast.success(t`Given back: ${total}`)
      endRefund()
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={stack}>
      <h3 className={css({ textStyle: 'titleSm' })}>
        <Trans>What is brought back?</Trans>
      </h3>
      <ul aria-label={t`Lines of the sale`} className={list}>
        {left.map(line => (
          <RefundLine
            key={line.id}
            line={line}
            name={products.find(({ id }) => id === line.productId)?.name ?? ''}
            quantity={quantities[line.id] ?? 0}
            onChange={quantity => setQuantities({ ...quantities, [line.id]: quantity })}
          />
        ))}
      </ul>
      {ways.length > 1 && (
        <SegmentedControl
          label={t`How the money is given back`}
          value={method}
          onChange={setMethod}
          options={ways.map(value => ({ value, label: names[value], icon: methodIcons[value] }))}
        />
      )}
      <Field label={t`Reason`}>
        <Input maxLength={200} value={note} onChange={event => setNote(event.target.value)} />
      </Field>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {!session && (
        <Notice>
          <Trans>To give money back, open the drawer first.</Trans>
        </Notice>
      )}
      <div className={actions}>
        <Button onClick={endRefund}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          variant="primary"
          loading={isBusy}
          disabled={chosen.length === 0 || !session}
          onClick={() => void once(refund)}
        >
          <Trans>Give back {total}</Trans>
        </Button>
      </div>
    </div>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const list = css({ listStyle: 'none', '& > li + li': { borderBlockStart: 'hairline' } })
const actions = css({ display: 'flex', justifyContent: 'flex-end', gap: '2.5' })
