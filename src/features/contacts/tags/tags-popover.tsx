import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Contact } from '#src/contract/contacts.ts'
import type { SaveFields } from '#src/features/contacts/editor/use-save.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'

const TagChooser = lazyWithRetry(() =>
  import('#src/blocks/tags/tag-chooser.tsx').then(module => module.TagChooser),
)

interface Props extends Pick<ComponentProps<typeof Popover>, 'trigger'> {
  contact: Contact
  save: SaveFields
}

/** The tags of a contact, and all existing tags. */
export function TagsPopover({ contact, save, trigger }: Props) {
  const { t } = useLingui()
  const { tags, createTag, renameTag, removeTag } = useContacts()

  const toggle = (id: string, isChosen: boolean) =>
    void save({ tags: isChosen ? [...contact.tags, id] : contact.tags.filter(other => other !== id) })

  return (
    <Popover label={t`Tags`} width="sm" flush preload={TagChooser.preload} trigger={trigger}>
      {() => (
        <TagChooser
          tags={tags}
          chosen={contact.tags}
          onToggle={toggle}
          onCreate={createTag}
          onRename={renameTag}
          onRemove={removeTag}
          removeText={t`It goes from every contact that has it.`}
        />
      )}
    </Popover>
  )
}
