import { Trans, useLingui } from '@lingui/react/macro'
import { useProductsById } from '#src/blocks/shop/documents/lines/products-by-id.ts'
import { ScanButton } from '#src/blocks/shop/documents/lines/scan-button.tsx'
import { changeOf, useChange } from '#src/blocks/shop/documents/use-change.ts'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import type { TakeIn } from '#src/contract/shop/documents/documents.ts'
import { inCalls } from '#src/features/goods/calls.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { type CheckedLine, CheckInLine } from './check-in-line.tsx'

interface Props {
  row: TakeIn
  open: boolean
  onClose: () => void
}

interface Checked {
  lines: Record<string, CheckedLine>
  /** The ordered quantities are hidden, so that they are really counted. */
  isBlind: boolean
  isLast: boolean
}

/** Counts what has come of an order: less, more, with batch and expiry. It can be done in parts. */
export function CheckInDialog({ row, open, onClose }: Props) {
  const { t } = useLingui()
  const products = useProductsById()
  const empty: Checked = { lines: {}, isBlind: false, isLast: false }
  const draft = useDraft<Checked>(`checkIn.${row.id}`, empty, row.version)
  const { run, isRunning } = useChange()
  const { lines, isBlind, isLast } = draft.values
  const lineOf = (id: string): CheckedLine => lines[id] ?? { quantity: 0, batch: '', expiry: '' }
  const change = (id: string, next: (line: CheckedLine) => Partial<CheckedLine>) =>
    draft.change(({ lines }) => {
      const line = lines[id] ?? { quantity: 0, batch: '', expiry: '' }
      return { lines: { ...lines, [id]: { ...line, ...next(line) } } }
    })
  const restOf = ({ ordered, received }: TakeIn['lines'][number]) =>
    Math.max(0, asQuantity(ordered - received))
  const isNone = row.lines.every(({ id }) => lineOf(id).quantity === 0)

  const takeAll = () =>
    draft.change(({ lines }) => ({
      lines: Object.fromEntries(
        row.lines.map(line => [
          line.id,
          { batch: '', expiry: '', ...lines[line.id], quantity: restOf(line) },
        ]),
      ),
    }))

  async function checkIn() {
    const counted = row.lines.map(({ id }) => ({ lineId: id, ...lineOf(id) }))
    const body = { ...changeOf(row), lines: counted, isLast }
    const done = await run(() => inCalls.checkIn({ params: { id: row.id }, body }))
    if (!done) return
    draft.drop()
    toast.success(done.status === 'ordered' ? t`Checked in; the rest is still expected.` : t`Checked in.`)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="lg"
      title={t`Check in ${{ code: row.code }}`}
      footer={
        <>
          {!isBlind && (
            <Button onClick={takeAll}>
              <Trans>As ordered</Trans>
            </Button>
          )}
          <Button
            variant="primary"
            size="lg"
            disabled={isNone && !isLast}
            loading={isRunning}
            onClick={() => void checkIn()}
          >
            <Trans>Check in</Trans>
          </Button>
        </>
      }
    >
      <div className={head}>
        <Switch
          checked={isBlind}
          onChange={event => {
            const next = event.target.checked
            draft.change(() => ({ isBlind: next }))
          }}
        >
          <Trans>Count without seeing the order</Trans>
        </Switch>
        <ScanButton
          onPick={({ product, unit }) => {
            const line =
              row.lines.find(one => one.productId === product.id && one.unit === unit.name) ??
              row.lines.find(one => one.productId === product.id)
            if (line) change(line.id, ({ quantity }) => ({ quantity: asQuantity(quantity + 1) }))
            else toast.error(t`${{ name: product.name }} is not in this order.`)
          }}
        />
      </div>
      <ul aria-label={t`Lines`}>
        {row.lines.map(line => (
          <CheckInLine
            key={line.id}
            line={line}
            product={products.get(line.productId)}
            checked={lineOf(line.id)}
            rest={restOf(line)}
            isBlind={isBlind}
            onChange={next => change(line.id, () => next)}
          />
        ))}
      </ul>
      <Checkbox
        className={css({ marginBlockStart: '4' })}
        checked={isLast}
        onChange={event => {
          const next = event.target.checked
          draft.change(() => ({ isLast: next }))
        }}
      >
        <Trans>The rest does not come any more</Trans>
      </Checkbox>
    </Dialog>
  )
}

const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' })
