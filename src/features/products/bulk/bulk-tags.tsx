import { useLingui } from '@lingui/react/macro'
import { TagPopover } from '#src/blocks/tags/tag-popover.tsx'
import { tagsOf } from '#src/blocks/tags/tags-of.ts'
import { useInventory } from '#src/features/products/use-inventory.ts'
import type { Trigger } from '#src/ui/lazy/lazy-layer.tsx'
import { useBulkEdit } from './use-bulk-edit.ts'

/** The tags of several products. */
export function BulkTags({ ids, trigger }: { ids: readonly string[]; trigger: Trigger }) {
  const { t } = useLingui()
  const { rows, tags, createTag, renameTag, removeTag } = useInventory()
  const { tag } = useBulkEdit()

  function chooser() {
    const among = new Set(ids)
    return {
      tags,
      ...tagsOf(
        tags,
        rows.filter(({ id }) => among.has(id)),
      ),
      onToggle: (id: string, isOn: boolean) => void tag(ids, id, isOn),
      onCreate: createTag,
      onRename: renameTag,
      onRemove: removeTag,
      removeText: t`It goes from every product that has it.`,
    }
  }

  return <TagPopover label={t`Tags`} placement="top-start" trigger={trigger} chooser={chooser} />
}
