import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LoadError } from '#src/blocks/shop/loading/load-error.tsx'
import { useLoaded } from '#src/blocks/shop/loading/use-loaded.ts'
import type { Sale } from '#src/contract/shop/documents/documents.ts'
import { saleCalls, ticketOf } from '#src/features/pos/pay/settle.ts'
import { useTill } from '#src/features/pos/till/till-context.ts'
import { useTillLayers } from '#src/features/pos/till/use-till-layers.ts'
import { formatDate, formatTime } from '#src/lib/format/dates.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

const MAX_SHOWN = '100'

const loadHeld = async () =>
  (await saleCalls.list({ query: { status: 'held', page: '0', size: MAX_SHOWN } })).rows

/** The tickets that wait; one of them is resumed. */
export function HeldDialog({ open }: { open: boolean }) {
  const { t } = useLingui()
  const { ticket, putBefore, byId } = useTill()
  const { close } = useTillLayers()
  const formats = useFormats()
  const once = useSingleAction()
  const loaded = useLoaded('held', loadHeld)
  const held = loaded.data

  async function resume(sale: Sale) {
    const body = { version: sale.version, at: new Date().toISOString() }
    const resumed = await withErrorToast(() => saleCalls.resume({ params: { id: sale.id }, body }))
    if (!resumed) return
    close()
    putBefore(ticket.id, ticketOf(resumed))
  }

  return (
    <Dialog open={open} onOpenChange={close} size="lg" title={<Trans>Held tickets</Trans>}>
      <LoadError of={loaded} />
      {held?.length === 0 && (
        <p className={css({ color: 'muted' })}>
          <Trans>No ticket is held.</Trans>
        </p>
      )}
      <ul aria-label={t`Held tickets`} className={list}>
        {held?.map(sale => {
          const at = new Date(sale.at)
          return (
            <li key={sale.id} className={row}>
              <span className={words}>
                <span className={css({ fontWeight: 'label' })}>
                  {formatMoney(sale.totals.total, formats)} ·{' '}
                  <Plural value={sale.lines.length} one="# line" other="# lines" />
                </span>
                <span className={meta}>
                  {formatDate(at, formats)} {formatTime(at, formats.locale)} ·{' '}
                  {byId.get(sale.lines[0]?.productId ?? '')?.name}
                  {sale.note && ` · ${sale.note}`}
                </span>
              </span>
              <Button onClick={() => void once(() => resume(sale))}>
                <Trans>Resume</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

const list = css({ listStyle: 'none', '& > li + li': { borderBlockStart: 'hairline' } })
const row = css({ display: 'flex', alignItems: 'center', gap: '3', paddingBlock: '2.5' })
const words = css({ flex: '1', minWidth: '0', display: 'grid', fontVariantNumeric: 'tabular-nums' })
const meta = css({ textStyle: 'caption', color: 'muted', overflowWrap: 'anywhere' })
