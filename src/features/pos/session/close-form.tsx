import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { NumberInput } from '#src/blocks/shop/amounts/number-input.tsx'
import { useNoteCounts } from '#src/blocks/shop/amounts/use-note-counts.ts'
import type { Session } from '#src/contract/shop/sessions.ts'
import { useTillLayers } from '#src/features/pos/till/use-till-layers.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { banknotes } from '#src/lib/money/cash.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cva } from '#styled-system/css'
import { sessionCalls } from './session-calls.ts'

const MAX_NOTES = 100_000

/** The count of the drawer by banknote, and what is over or short. It closes the drawer. */
export function CloseForm({ session }: { session: Session }) {
  const { t } = useLingui()
  const { close } = useTillLayers()
  const formats = useFormats()
  const draft = `drawer.${session.id}`
  const { counts, counted, count, forget } = useNoteCounts(draft)
  const [isBusy, setBusy] = useState(false)
  const once = useSingleAction()
  const difference = counted - session.expected
  const money = (amount: number) => formatMoney(amount, formats)
  const over = money(Math.abs(difference))

  async function finish() {
    setBusy(true)
    const notes = banknotes.flatMap(note => {
      const number = counts[note] ?? 0
      return number > 0 ? [{ note, count: number }] : []
    })
    const body = { version: session.version, at: new Date().toISOString(), notes }
    const closed = await withErrorToast(() => sessionCalls.close({ params: { id: session.id }, body }))
    setBusy(false)
    if (!closed) return
    forget()
    close()
    toast.success(t`The drawer is closed and counted.`)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void once(finish)
  }

  return (
    <form className={stack} onSubmit={submit}>
      <p className={css({ color: 'muted' })}>
        <Trans>How many notes of each kind are in the drawer?</Trans>
      </p>
      <ul className={grid}>
        {banknotes.map(note => {
          const name = money(note)
          return (
            <li key={note} className={row}>
              <span className={label}>{name}</span>
              <NumberInput
                aria-label={t`Number of notes of ${name}`}
                decimals={0}
                max={MAX_NOTES}
                placeholder="0"
                value={counts[note] ?? null}
                onChange={number => count(note, number)}
                className={css({ width: '24' })}
              />
            </li>
          )
        })}
      </ul>
      <dl className={sums}>
        <dt>
          <Trans>It should hold</Trans>
        </dt>
        <dd>{money(session.expected)}</dd>
        <dt>
          <Trans>Counted in the drawer</Trans>
        </dt>
        <dd>{money(counted)}</dd>
        <dt>
          <Trans>Difference</Trans>
        </dt>
        <dd className={mark({ isEven: difference === 0 })}>
          {difference === 0 ? (
            <Trans>No difference</Trans>
          ) : difference > 0 ? (
            <Trans>{over} over</Trans>
          ) : (
            <Trans>{over} short</Trans>
          )}
        </dd>
      </dl>
      <Button type="submit" variant="primary" size="lg" loading={isBusy}>
        <Trans>Close the drawer</Trans>
      </Button>
    </form>
  )
}

const stack = css({ display: 'grid', gap: '4' })
const grid = css({
  display: 'grid',
  gap: '2',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '6',
  listStyle: 'none',
})
const row = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' })
const label = css({ fontVariantNumeric: 'tabular-nums' })
const sums = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '1',
  padding: '4',
  borderRadius: 'lg',
  background: 'sunken',
  fontVariantNumeric: 'tabular-nums',
  '& dd': { textAlign: 'end', fontWeight: 'label' },
})
const mark = cva({
  variants: { isEven: { true: { color: 'success.text' }, false: { color: 'danger.text' } } },
})
