import { PlusIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { FieldsProps } from '#src/features/contacts/editor/fields-props.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { tagTone } from '#src/ui/badge/tag-tone.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css } from '#styled-system/css'
import { TagsPopover } from './tags-popover.tsx'

/** The tags of a contact, each with a remove button. */
export function TagsField({ contact, save }: FieldsProps) {
  const { t } = useLingui()
  const id = useId()
  const { tags } = useContacts()
  return (
    <div role="group" aria-labelledby={id} className={row}>
      <h3 id={id} className={heading}>
        {t`Tags`}
      </h3>
      {tags
        .filter(tag => contact.tags.includes(tag.id))
        .map(tag => (
          <Tag
            key={tag.id}
            tone={tagTone(tag)}
            onRemove={() => void save({ tags: contact.tags.filter(id => id !== tag.id) })}
          >
            {tag.title}
          </Tag>
        ))}
      <TagsPopover
        contact={contact}
        save={save}
        trigger={
          <IconButton size="sm" label={t`Change tags`}>
            <PlusIcon />
          </IconButton>
        }
      />
    </div>
  )
}

const heading = css({ flex: '[1 0 100%]', textStyle: 'label' })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })
