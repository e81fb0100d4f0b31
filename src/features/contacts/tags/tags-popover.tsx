import { useLingui } from '@lingui/react/macro'
import { TagPopover } from '#src/blocks/tags/tag-popover.tsx'
import type { Contact } from '#src/contract/contacts.ts'
import type { SaveFields } from '#src/features/contacts/editor/use-save.ts'
import type { Trigger } from '#src/ui/lazy/lazy-layer.tsx'
import { useTagChooser } from './use-tag-chooser.ts'

interface Props {
  contact: Contact
  save: SaveFields
  trigger: Trigger
}

/** The tags of a contact, and all existing tags. */
export function TagsPopover({ contact, save, trigger }: Props) {
  const { t } = useLingui()
  const chooser = useTagChooser()

  const toggle = (id: string, isChosen: boolean) =>
    void save({ tags: isChosen ? [...contact.tags, id] : contact.tags.filter(other => other !== id) })

  return (
    <TagPopover
      label={t`Tags`}
      trigger={trigger}
      chooser={() => ({ ...chooser, chosen: contact.tags, onToggle: toggle })}
    />
  )
}
