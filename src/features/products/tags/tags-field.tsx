import { PlusIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { tagTone } from '#src/ui/badge/tag-tone.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { useBoundField } from '#src/ui/form/schema/use-bound-field.ts'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'
import { css } from '#styled-system/css'

const TagChooser = lazyWithRetry(() =>
  import('#src/blocks/tags/tag-chooser.tsx').then(module => module.TagChooser),
)

/** The tags of a product, each with a remove button, and the list in which tags are chosen and managed. */
export function TagsField() {
  const { t } = useLingui()
  const id = useId()
  const { tags, createTag, renameTag, removeTag } = useInventory()
  const { value: chosen, change } = useBoundField<string[]>()
  const without = (tag: string) => chosen.filter(other => other !== tag)

  return (
    <div role="group" aria-labelledby={id} className={row}>
      <h2 id={id} className={heading}>
        {t`Tags`}
      </h2>
      {tags
        .filter(tag => chosen.includes(tag.id))
        .map(tag => (
          <Tag key={tag.id} tone={tagTone(tag)} onRemove={() => change(without(tag.id))}>
            {tag.title}
          </Tag>
        ))}
      <Popover
        label={t`Tags`}
        width="sm"
        flush
        preload={TagChooser.preload}
        trigger={
          <IconButton size="sm" label={t`Change tags`}>
            <PlusIcon />
          </IconButton>
        }
      >
        {() => (
          <TagChooser
            tags={tags}
            chosen={chosen}
            onToggle={(tag, isChosen) => change(isChosen ? [...chosen, tag] : without(tag))}
            onCreate={createTag}
            onRename={renameTag}
            onRemove={removeTag}
            removeText={t`It goes from every product that has it.`}
          />
        )}
      </Popover>
    </div>
  )
}

const heading = css({ flex: '[1 0 100%]', textStyle: 'label' })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })
