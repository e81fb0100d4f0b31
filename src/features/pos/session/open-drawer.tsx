import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import { devicePrefix } from '#src/device/prefix.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { Field } from '#src/ui/form/field.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'
import { sessionCalls } from './session-calls.ts'

const usual = [500_000, 1_000_000, 2_000_000]

/** Opens the drawer with the float in it. A repeated press opens it once: the id is made here. */
export function OpenDrawer() {
  const { t } = useLingui()
  const formats = useFormats()
  const [id] = useState(() => crypto.randomUUID())
  const [opening, setOpening] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const once = useSingleAction()

  function submit(event: FormEvent) {
    event.preventDefault()
    void once(async () => {
      setBusy(true)
      const body = { id, at: new Date().toISOString(), device: devicePrefix(), opening: opening ?? 0 }
      await withErrorToast(() => sessionCalls.open({ body, idempotencyKey: id }))
      setBusy(false)
    })
  }

  return (
    <div className={frame}>
      <form className={cx(sheet({ padded: true }), form)} onSubmit={submit}>
        <h2 className={css({ textStyle: 'title' })}>
          <Trans>Open the drawer</Trans>
        </h2>
        <p className={css({ color: 'muted' })}>
          <Trans>
            Count the money for change that is in the drawer now. You can sell as soon as it is open.
          </Trans>
        </p>
        <Field label={t`Money in the drawer`}>
          <MoneyInput autoFocus value={opening} placeholder="0" onChange={setOpening} />
        </Field>
        <div role="group" aria-label={t`Usual amounts`} className={quick}>
          {usual.map(amount => (
            <Button key={amount} onClick={() => setOpening(amount)}>
              {formatMoney(amount, formats)}
            </Button>
          ))}
        </div>
        <Button type="submit" variant="primary" size="lg" loading={isBusy}>
          <Trans>Open the drawer</Trans>
        </Button>
      </form>
    </div>
  )
}

const frame = css({ flex: '1', minHeight: '0', overflowY: 'auto', padding: 'page' })
const form = css({ display: 'grid', gap: '4', maxWidth: 'pane.dialog', marginInline: 'auto' })
const quick = css({
  display: 'grid',
  gap: '2',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& button': { paddingInline: '1', fontVariantNumeric: 'tabular-nums' },
})
