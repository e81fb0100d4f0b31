import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMethodNames } from '#src/blocks/shop/documents/methods.tsx'
import { methods } from '#src/contract/shop/documents/documents.ts'
import type { Session } from '#src/contract/shop/sessions.ts'
import { useTillLayers } from '#src/features/pos/till/use-till-layers.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { Facts } from '#src/ui/layout/facts.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { CloseForm } from './close-form.tsx'
import { MoveForm } from './move-form.tsx'

type Part = 'state' | 'move' | 'close'

/** The drawer: what it should hold, cash that is put in or taken out, and the count that closes it. */
export function DrawerDialog({ open, session }: { open: boolean; session: Session }) {
  const { t } = useLingui()
  const { close } = useTillLayers()
  const formats = useFormats()
  const names = useMethodNames()
  const [part, setPart] = useState<Part>('state')
  const money = (amount: number) => formatMoney(amount, formats)

  return (
    <Dialog open={open} onOpenChange={close} size="lg" title={<Trans>Drawer</Trans>}>
      <div className={stack}>
        <SegmentedControl
          label={t`What to do with the drawer`}
          value={part}
          onChange={setPart}
          options={[
            { value: 'state', label: t`In the drawer` },
            { value: 'move', label: t`Put in, take out` },
            { value: 'close', label: t`Count and close` },
          ]}
        />
        {part === 'state' && (
          <div className={inset}>
            <Facts
              facts={[
                [t`It should hold`, <strong key="expected">{money(session.expected)}</strong>],
                [t`At the opening`, money(session.opening)],
                ...methods.flatMap((method): [string, string][] => {
                  const amount = session.taken[method]
                  const name = names[method]
                  return amount === undefined ? [] : [[t`Sales: ${name}`, money(amount)]]
                }),
              ]}
            />
          </div>
        )}
        {part === 'move' && <MoveForm session={session} onDone={() => setPart('state')} />}
        {part === 'close' && <CloseForm session={session} />}
      </div>
    </Dialog>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const inset = css({ marginInline: '[calc(-1 * {spacing.card})]' })
