import { PlusIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { toneOf } from '#src/ui/tag-tone.ts'
import { css } from '#styled-system/css'
import type { FieldsProps } from './fields-props.ts'
import { TagsPopover } from './tags-popover.tsx'
import { useContacts } from './use-contacts.ts'

/** The tags of a contact, each with its button to take it away. */
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
            tone={toneOf(tag)}
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
