import { useLingui } from '@lingui/react/macro'
import { TagPopover } from '#src/blocks/tags/tag-popover.tsx'
import { tagsOf } from '#src/blocks/tags/tags-of.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import type { Trigger } from '#src/ui/lazy/lazy-layer.tsx'

/** The tags of several contacts. */
export function BulkTags({ ids, trigger }: { ids: readonly string[]; trigger: Trigger }) {
  const { t } = useLingui()
  const { list, tags, tag, createTag, renameTag, removeTag } = useContacts()

  function chooser() {
    const among = new Set(ids)
    return {
      tags,
      ...tagsOf(
        tags,
        list.filter(({ id }) => among.has(id)),
      ),
      onToggle: (id: string, isOn: boolean) => void tag(ids, id, isOn),
      onCreate: createTag,
      onRename: renameTag,
      onRemove: removeTag,
      removeText: t`It goes from every contact that has it.`,
    }
  }

  return <TagPopover label={t`Tags`} placement="top-start" trigger={trigger} chooser={chooser} />
}
