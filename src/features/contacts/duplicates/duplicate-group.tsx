import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Contact } from '#src/contract/contacts.ts'
import { national } from '#src/features/contacts/fields/phone.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Tag } from '#src/ui/badge/tag.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { css } from '#styled-system/css'
import type { Duplicates } from './find-duplicates.ts'
import { MergeChoices } from './merge-choices.tsx'
import type { Chosen } from './merged-fields.ts'

interface Props {
  group: Duplicates
  onKeepApart: () => void
  onMerge: (chosen: Chosen) => void
}

/** Contacts that may be the same person: what they share, which values to keep, and a button that merges them. */
export function DuplicateGroup({ group: { contacts, reasons }, onKeepApart, onMerge }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Chosen>({})
  const reasonWords = { phone: t`Same number`, email: t`Same e-mail address`, name: t`Same name` }
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
        {contacts.map(contact => (
          <li key={contact.id} className={row}>
            <Avatar name={contact.name} image={contact.avatar} decorative />
            <div className={css({ flex: '1', minWidth: '0' })}>
              <p className={name}>{contact.name}</p>
              <p className={detail}>{detailOf(contact)}</p>
            </div>
          </li>
        ))}
      </ul>
      <MergeChoices contacts={contacts} chosen={chosen} onChange={setChosen} />
      <p className={css({ textStyle: 'caption', color: 'muted' })}>
        <Trans>Phone numbers, e-mail addresses, tags and notes of all of them are kept.</Trans>
      </p>
      <div className={buttons}>
        <Button onClick={onKeepApart}>
          <Trans>Different people</Trans>
        </Button>
        <Button variant="primary" onClick={() => onMerge(chosen)}>
          <Trans>Merge</Trans>
        </Button>
      </div>
    </div>
  )
}

const detailOf = ({ title, company, phoneNumbers, emails }: Contact) =>
  [...phoneNumbers.map(national), ...emails.map(({ email }) => email), title, company]
    .filter(Boolean)
    .join(' · ')

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const list = css({
  borderRadius: 'lg',
  boxShadow: 'hairline',
  '& > li + li': { borderBlockStart: 'hairline' },
})
const row = css({ display: 'flex', alignItems: 'center', gap: '3.5', paddingInline: '4', paddingBlock: '3' })
const name = css({ fontWeight: 'label' })
const detail = css({ textStyle: 'caption', color: 'subtle', overflowWrap: 'anywhere' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2.5' })
