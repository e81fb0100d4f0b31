import { useLingui } from '@lingui/react/macro'
import { TagPopover } from '#src/blocks/tags/tag-popover.tsx'
import { tagsOf } from '#src/blocks/tags/tags-of.ts'
import { useTagChooser } from '#src/features/contacts/tags/use-tag-chooser.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import type { Trigger } from '#src/ui/lazy/lazy-layer.tsx'

/** The tags of several contacts. */
export function BulkTags({ ids, trigger }: { ids: readonly string[]; trigger: Trigger }) {
  const { t } = useLingui()
  const { list, tag } = useContacts()
  const shared = useTagChooser()

  function chooser() {
    const among = new Set(ids)
    const chosen = list.filter(({ id }) => among.has(id))
    return {
      ...shared,
      ...tagsOf(shared.tags, chosen),
      onToggle: (id: string, isOn: boolean) => void tag(ids, id, isOn),
    }
  }

  return <TagPopover label={t`Tags`} placement="top-start" trigger={trigger} chooser={chooser} />
}
