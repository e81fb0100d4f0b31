import { Trans, useLingui } from '@lingui/react/macro'
import { useCan } from '#src/api/rights.ts'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import { PartnerPicker } from '#src/blocks/shop/partners/partner-picker.tsx'
import { usePartner } from '#src/blocks/shop/partners/partner-query.ts'
import { useFund } from '#src/features/fund/fund-api.ts'
import { paymentGroups, receiptGroups, useGroupNames } from '#src/features/fund/group-names.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import type { VoucherKind, VoucherValues } from './voucher-values.ts'

interface Props {
  kind: VoucherKind
  values: VoucherValues
  onChange: (changes: Partial<VoucherValues>) => void
  /** The user has tried to save: what is missing is said at its field. */
  wasTried: boolean
}

/** The fields of a receipt, a payment or a transfer. */
export function VoucherFields({ kind, values, onChange, wasTried }: Props) {
  const { t } = useLingui()
  const nameOf = useGroupNames()
  const { accounts } = useFund()
  const isTransfer = kind === 'fundTransfer'
  const options = accounts.map(({ id, name }) => ({ value: id, label: name }))
  const groups: readonly string[] = kind === 'receipt' ? receiptGroups : paymentGroups
  const shownGroups = groups.includes(values.group) ? groups : [...groups, values.group]

  return (
    <div className={stack}>
      <Field label={t`Amount`} required error={wasTried && !values.amount && <Trans>How much is it?</Trans>}>
        <MoneyInput
          autoFocus
          data-autofocus
          value={values.amount}
          onChange={amount => onChange({ amount })}
        />
      </Field>
      <div className={pair}>
        <Field label={isTransfer ? t`From` : t`Account`}>
          <Select
            value={values.accountId}
            options={options}
            onChange={accountId => onChange({ accountId })}
          />
        </Field>
        {isTransfer ? (
          <Field
            label={t`To`}
            error={
              wasTried &&
              (!values.toAccountId || values.toAccountId === values.accountId) && (
                <Trans>Choose another account.</Trans>
              )
            }
          >
            <Select
              value={values.toAccountId}
              options={options.filter(({ value }) => value !== values.accountId)}
              onChange={toAccountId => onChange({ toAccountId })}
            />
          </Field>
        ) : (
          <Field label={t`Group`}>
            <Select
              value={values.group}
              options={shownGroups.map(group => ({ value: group, label: nameOf(group) }))}
              onChange={group => onChange({ group })}
            />
          </Field>
        )}
      </div>
      {!isTransfer && <PartnerOfVoucher values={values} onChange={onChange} />}
      <Field label={t`Note`}>
        <Textarea
          rows={2}
          maxLength={1000}
          value={values.note}
          onChange={event => onChange({ note: event.target.value })}
        />
      </Field>
    </div>
  )
}

/** The partner of a voucher, whose debt it settles, with a button that takes the whole debt as the amount. */
function PartnerOfVoucher({ values, onChange }: Pick<Props, 'values' | 'onChange'>) {
  const { t } = useLingui()
  const formats = useFormats()
  const can = useCan()
  const kinds = (['customer', 'supplier'] as const).filter(kind => can(kind, 'view'))
  const kind = kinds.includes(values.partnerKind) ? values.partnerKind : kinds[0]
  const partner = usePartner(kind ?? 'customer', kind ? values.partnerId : null)
  if (!kind) return null
  const debt = partner?.debt ?? 0
  const owed = formatMoney(debt, formats)

  return (
    <div role="group" aria-label={t`Partner`} className={css({ display: 'grid', gap: '2' })}>
      <SegmentedControl
        label={t`Partner`}
        value={kind}
        onChange={partnerKind => onChange({ partnerKind, partnerId: null })}
        options={kinds.map(value => ({
          value,
          label: value === 'customer' ? t`Customer` : t`Supplier`,
        }))}
        className={css({ justifySelf: 'start' })}
      />
      <PartnerPicker kind={kind} value={values.partnerId} onChange={partnerId => onChange({ partnerId })} />
      {debt > 0 && (
        <div className={settle}>
          <span>
            <Trans>Settles the oldest part of the debt first.</Trans>
          </span>
          <Button size="sm" variant="text" onClick={() => onChange({ amount: debt, group: 'debt' })}>
            <Trans>The whole debt: {owed}</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const pair = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
})
const settle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  textStyle: 'caption',
  color: 'muted',
})
