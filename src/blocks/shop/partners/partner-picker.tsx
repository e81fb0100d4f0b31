import { PlusIcon, UserIcon, XMarkIcon } from '@heroicons/react/20/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCan } from '#src/api/rights.ts'
import { FinderField } from '#src/blocks/shop/finder-field.tsx'
import type { Partner } from '#src/contract/shop/partners.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { useHeldText } from '#src/ui/form/use-held-text.ts'
import { css } from '#styled-system/css'
import { NewPartner } from './new-partner.tsx'
import { PartnerDebt } from './partner-debt.tsx'
import { type PartnerKind, usePartner } from './partner-query.ts'
import { useFindPartners } from './use-find-partners.ts'

interface Props {
  kind: PartnerKind
  /** The id of the chosen partner. */
  value: string | null
  onChange: (id: string | null) => void
  disabled?: boolean
  autoFocus?: boolean
  className?: string
}

/** A choice of a customer or a supplier, with the debt and the limit; a new one is added by name and telephone number. */
export function PartnerPicker({ kind, value, onChange, disabled = false, autoFocus, className }: Props) {
  const { t } = useLingui()
  const partner = usePartner(kind, value)
  const canCreate = useCan()(kind, 'create')
  const [text, setText] = useHeldText()
  const [newName, setNewName] = useState<string>()
  const found = useFindPartners(kind, text)
  const isCustomer = kind === 'customer'
  const typed = text.trim()

  function pick(id: string | null) {
    setText('')
    setNewName(undefined)
    onChange(id)
  }

  if (value !== null)
    return (
      <div className={className}>
        <div className={chosen}>
          <UserIcon aria-hidden="true" />
          <span className={words}>
            <span className={name}>{partner?.name ?? '…'}</span>
            {partner && <PartnerDebt partner={partner} />}
          </span>
          {!disabled && (
            <IconButton
              label={isCustomer ? t`Remove the customer` : t`Remove the supplier`}
              onClick={() => pick(null)}
            >
              <XMarkIcon />
            </IconButton>
          )}
        </div>
      </div>
    )

  if (newName !== undefined)
    return (
      <NewPartner
        kind={kind}
        name={newName}
        className={className}
        onDone={made => pick(made.id)}
        onCancel={() => setNewName(undefined)}
      />
    )

  return (
    <FinderField
      className={className}
      label={isCustomer ? t`Customer: name or telephone` : t`Supplier: name or telephone`}
      text={text}
      onText={setText}
      autoFocus={autoFocus}
      opensEmpty
      none={isCustomer ? <Trans>No customer yet.</Trans> : <Trans>No supplier yet.</Trans>}
      options={[
        ...found.map(row => ({
          id: row.id,
          onPick: () => pick(row.id),
          content: <PartnerRow partner={row} />,
        })),
        ...(canCreate && typed !== ''
          ? [
              {
                id: 'new',
                onPick: () => setNewName(typed),
                content: (
                  <>
                    <PlusIcon />
                    <span className={words}>
                      {isCustomer ? (
                        <Trans>New customer “{typed}”</Trans>
                      ) : (
                        <Trans>New supplier “{typed}”</Trans>
                      )}
                    </span>
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

const PartnerRow = ({ partner }: { partner: Partner }) => (
  <>
    <span className={words}>
      <span className={name}>{partner.name}</span>
      <span className={meta}>{[partner.phone, partner.group].filter(Boolean).join(' · ')}</span>
    </span>
    {partner.debt !== 0 && <PartnerDebt partner={partner} isShort />}
  </>
)

const chosen = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minHeight: 'field',
  paddingInlineStart: '3.5',
  borderRadius: 'md',
  background: 'sunken',
  '& > svg': { flex: 'none', width: 'icon.md', height: 'icon.md', color: 'muted' },
})
const words = css({ display: 'grid', flex: '1', minWidth: '0', paddingBlock: '1' })
const name = css({ fontWeight: 'label', overflowWrap: 'anywhere' })
const meta = css({ textStyle: 'caption', color: 'subtle' })
