import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCan } from '#src/api/rights.ts'
import { useWarehouses } from '#src/blocks/shop/documents/warehouses.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { BasketGroupView } from './basket-group.tsx'
import { groupsOf, isTooFew, totalOf } from './basket-lines.ts'
import { useBasket } from './use-basket.ts'
import { useMakeTakeIns } from './use-make-take-ins.ts'

/** What is ordered from each supplier, and the buttons that make the take-ins. */
export function BasketContent() {
  const { t } = useLingui()
  const formats = useFormats()
  const confirm = useConfirm()
  const can = useCan()
  const { lines, setWarehouse, clear } = useBasket()
  const { run, isMaking, warehouseId } = useMakeTakeIns()
  const warehouses = useWarehouses()
  const groups = groupsOf(lines)
  const total = totalOf(lines)

  async function empty() {
    const isSure = await confirm({
      title: t`Empty the basket?`,
      text: t`All lines of all suppliers are removed from it.`,
      action: t`Empty the basket`,
      danger: true,
    })
    if (isSure) clear()
  }

  if (groups.length === 0)
    return (
      <p className={nothing}>
        <Trans>The basket is empty. Add goods from the catalogue; they stay here until you order them.</Trans>
      </p>
    )
  return (
    <>
      <div className={scroll}>
        {groups.map(group => (
          <BasketGroupView key={group.supplierId} group={group} />
        ))}
      </div>
      <div className={foot}>
        {warehouses.length > 1 && (
          <Field label={t`Into the warehouse`}>
            <Select
              options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
              value={warehouseId}
              onChange={setWarehouse}
            />
          </Field>
        )}
        {total !== undefined && (
          <p className={sum}>
            <Trans>Total</Trans>
            <strong className={css({ textStyle: 'title' })}>{formatMoney(total, formats)}</strong>
          </p>
        )}
        <div className={buttons}>
          <Button variant="ghost" onClick={() => void empty()}>
            <Trans context="basket">Empty</Trans>
          </Button>
          {can('check-in', 'create') && (
            <Button
              variant="primary"
              loading={isMaking}
              disabled={warehouseId === '' || lines.some(isTooFew)}
              onClick={run}
              className={css({ flex: '1' })}
            >
              <Plural value={groups.length} one="Make the take-in" other="Make # take-ins" />
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

const nothing = css({ padding: '5', color: 'muted' })
const scroll = css({ flex: '1', minHeight: '0', overflowY: 'auto', overscrollBehavior: 'contain' })
const foot = css({
  flex: 'none',
  display: 'grid',
  gap: '3',
  paddingInline: '4',
  paddingBlockStart: '3',
  paddingBlockEnd: '[max(1rem, env(safe-area-inset-bottom))]',
  borderBlockStart: 'hairline',
  background: 'surface',
})
const sum = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '3',
  fontVariantNumeric: 'tabular-nums',
})
const buttons = css({ display: 'flex', gap: '2', '& > button': { minHeight: 'touch' } })
