import { useLingui } from '@lingui/react/macro'
import { TagChooser } from '#src/blocks/tags/tag-chooser.tsx'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { useBulkEdit } from './use-bulk-edit.ts'

/** The tags of several products. */
export function BulkTags({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui()
  const { rows, tags, createTag, renameTag, removeTag } = useInventory()
  const { tag } = useBulkEdit()
  const among = new Set(ids)
  const chosen = rows.filter(({ id }) => among.has(id))
  const carriedBy = (id: string) => chosen.filter(product => product.tags.includes(id)).length
  const those = (fits: (count: number) => boolean) =>
    tags.flatMap(({ id }) => (fits(carriedBy(id)) ? id : []))

  return (
    <TagChooser
      tags={tags}
      chosen={those(count => count === chosen.length)}
      partly={those(count => count > 0 && count < chosen.length)}
      onToggle={(id, isOn) => void tag(ids, id, isOn)}
      onCreate={createTag}
      onRename={renameTag}
      onRemove={removeTag}
      removeText={t`It goes from every product that has it.`}
    />
  )
}
