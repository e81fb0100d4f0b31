import { useLingui } from '@lingui/react/macro'
import type { Contact } from '#src/contract/contacts.ts'
import { formatBirthday } from '#src/features/contacts/fields/birthday.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { ChoiceGroup } from '#src/ui/form/choice-group.tsx'
import { css } from '#styled-system/css'
import { type Chosen, conflictingFields, type MergeableField } from './merged-fields.ts'

interface Props {
  /** The contact that is kept is the first one. */
  contacts: readonly Contact[]
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

/** The fields in which the contacts differ, with a choice of the value to keep. */
export function MergeChoices({ contacts, chosen, onChange }: Props) {
  const { t, i18n } = useLingui()
  const words: Record<MergeableField, string> = {
    name: t`Name`,
    title: t`Job title`,
    company: t`Company`,
    birthday: t`Birthday`,
    address: t`Address`,
    avatar: t`Photo`,
    background: t`Cover`,
  }

  function shown(fact: MergeableField, value: string) {
    if (fact === 'avatar') return <Avatar size="md" name={t`Photo`} image={value} />
    if (fact === 'background') return <img src={assetUrl(value)} alt={t`Cover`} className={cover} />
    return fact === 'birthday' ? formatBirthday(value, i18n.locale) : value
  }

  return conflictingFields(contacts).map(({ fact, values }) => (
    <ChoiceGroup
      key={fact}
      name={`merge-${fact}`}
      label={words[fact]}
      choices={values.map(({ value, id }) => ({ id, content: shown(fact, value) }))}
      chosen={chosen[fact] ?? values[0]?.id}
      onChange={id => onChange({ ...chosen, [fact]: id })}
    />
  ))
}

const cover = css({ width: '16', height: '8', objectFit: 'cover', borderRadius: 'sm' })
