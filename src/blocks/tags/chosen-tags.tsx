import { PlusIcon } from '@heroicons/react/24/outline'
import type { ReactNode } from 'react'
import { Tag } from '#src/ui/badge/tag.tsx'
import { tagTone } from '#src/ui/badge/tag-tone.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import type { ChosenTag, TagChooserProps } from './tag-chooser.tsx'
import { TagPopover } from './tag-popover.tsx'

interface Props extends Omit<TagChooserProps, 'tags' | 'onToggle'> {
  /** Without an icon, a tag has its colour. */
  tags: readonly (ChosenTag & { icon?: ReactNode })[]
  /** Gets the ids of the tags that are chosen then. Without it, nothing can be changed. */
  onChange?: ((chosen: string[]) => unknown) | undefined
  /** The names of the list of all tags, and of the button that opens it. */
  label: string
  changeLabel: string
}

/** The tags of an entry, each with a button that removes it, and a button that opens all tags. */
export function ChosenTags({ tags, chosen, onChange, label, changeLabel, ...props }: Props) {
  const toggle = (id: string, isChosen: boolean) =>
    onChange?.(isChosen ? [...chosen, id] : chosen.filter(other => other !== id))

  return (
    <>
      {tags
        .filter(({ id }) => chosen.includes(id))
        .map(({ id, title, icon }) => (
          <Tag
            key={id}
            {...(icon ? { icon } : { tone: tagTone({ id }) })}
            {...(onChange && { onRemove: () => toggle(id, false) })}
          >
            {title}
          </Tag>
        ))}
      {onChange && (
        <TagPopover
          label={label}
          trigger={
            <IconButton size="sm" label={changeLabel}>
              <PlusIcon />
            </IconButton>
          }
          chooser={() => ({ ...props, tags, chosen, onToggle: toggle })}
        />
      )}
    </>
  )
}
