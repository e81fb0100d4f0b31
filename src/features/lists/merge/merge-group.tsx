import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ListKind } from '#src/features/lists/kind.ts'
import { useValueText } from '#src/features/lists/value-text.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { ChoiceGroup } from '#src/ui/form/choice-group.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import type { Duplicates } from './find-duplicates.ts'
import { type Chosen, conflictsOf } from './merged-fields.ts'

interface Props {
  kind: ListKind
  group: Duplicates
  onKeepApart: () => void
  onMerge: (chosen: Chosen) => void
}

/** Partners that may be the same: what they share, which values to keep, the debt of all, and a button that merges them. */
export function MergeGroup({ kind, group: { partners, reasons }, onKeepApart, onMerge }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const textOf = useValueText()
  const [chosen, setChosen] = useState<Chosen>({})
  const reasonWords = { phone: t`Same number`, name: t`Same name` }
  const money = (amount: number) => formatMoney(amount, formats)
  const debt = money(partners.reduce((sum, partner) => sum + partner.debt, 0))

  return (
    <div className={stack}>
      <div className={css({ display: 'flex', gap: '2' })}>
        {reasons.map(reason => (
          <Tag key={reason} tone="warning">
            {reasonWords[reason]}
          </Tag>
        ))}
      </div>
      <ul className={list}>
        {partners.map(partner => (
          <li key={partner.id} className={row}>
            <div className={css({ flex: '1', minWidth: '0' })}>
              <p className={css({ fontWeight: 'label' })}>{partner.name}</p>
              <p className={detail}>
                {[partner.code, partner.phone, partner.group, partner.address].filter(Boolean).join(' · ')}
              </p>
            </div>
            <span className={css({ fontVariantNumeric: 'tabular-nums' })}>{money(partner.debt)}</span>
          </li>
        ))}
      </ul>
      {conflictsOf(kind.fields, partners).map(({ field, values }) => (
        <ChoiceGroup
          key={field.name}
          name={`merge-${field.name}`}
          label={field.label}
          choices={values.map(({ value, id }) => ({ id, content: textOf(field, value) }))}
          chosen={chosen[field.name] ?? values[0]?.id}
          onChange={id => setChosen({ ...chosen, [field.name]: id })}
        />
      ))}
      <p className={css({ textStyle: 'caption', color: 'muted' })}>
        <Trans>Debt of all of them: {debt}. Their documents and payments are kept.</Trans>
      </p>
      <div className={buttons}>
        <Button onClick={onKeepApart}>
          <Trans>Not the same</Trans>
        </Button>
        <Button variant="primary" onClick={() => onMerge(chosen)}>
          <Trans>Merge</Trans>
        </Button>
      </div>
    </div>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const list = css({
  borderRadius: 'lg',
  boxShadow: 'hairline',
  '& > li + li': { borderBlockStart: 'hairline' },
})
const row = css({ display: 'flex', alignItems: 'center', gap: '3.5', paddingInline: '4', paddingBlock: '3' })
const detail = css({ textStyle: 'caption', color: 'subtle', overflowWrap: 'anywhere' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2.5' })
