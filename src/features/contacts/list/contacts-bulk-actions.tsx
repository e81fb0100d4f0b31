import { ArrowUpTrayIcon, TagIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useExportEntries } from '#src/features/contacts/export/use-export-entries.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { Button } from '#src/ui/button/button.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { hiddenOnPhones, SelectionBar } from '#src/ui/lists/selection-bar.tsx'
import type { List } from '#src/ui/lists/use-list.ts'
import { Menu } from '#src/ui/overlay/menu.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'
import { useRemove } from './use-remove.ts'

const TagChooser = lazyWithRetry(() =>
  import('#src/blocks/tags/tag-chooser.tsx').then(module => module.TagChooser),
)

/** The actions on all selected contacts. */
export function ContactsBulkActions({ list }: { list: List }) {
  const { t } = useLingui()
  const { canEdit } = useContacts()
  const remove = useRemove()
  const exportEntries = useExportEntries()
  const { selection } = list
  const { ids } = selection

  return (
    <SelectionBar
      selection={selection}
      label={t`Selected contacts`}
      hint={<Trans>Tap the contacts to select</Trans>}
      onDelete={canEdit ? () => list.remove(remove) : undefined}
    >
      {canEdit && (
        <Popover
          label={t`Tags`}
          width="sm"
          flush
          placement="top-start"
          preload={TagChooser.preload}
          trigger={
            <Button size="sm" variant="ghost">
              <TagIcon />
              <span className={hiddenOnPhones}>
                <Trans>Tag</Trans>
              </span>
            </Button>
          }
        >
          {() => <BulkTags ids={ids} />}
        </Popover>
      )}
      <Menu
        label={t`Export`}
        placement="top-start"
        trigger={
          <Button size="sm" variant="ghost">
            <ArrowUpTrayIcon />
            <span className={hiddenOnPhones}>
              <Trans>Export</Trans>
            </span>
          </Button>
        }
        entries={exportEntries(ids)}
      />
    </SelectionBar>
  )
}

function BulkTags({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui()
  const { list, tags, tag, createTag, renameTag, removeTag } = useContacts()
  const among = new Set(ids)
  const chosen = list.filter(({ id }) => among.has(id))
  const carriedBy = (id: string) => chosen.filter(contact => contact.tags.includes(id)).length
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
      removeText={t`It goes from every contact that has it.`}
    />
  )
}
