import { ArrowUpTrayIcon, TagIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useExportEntries } from '#src/features/contacts/export/use-export-entries.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { Button } from '#src/ui/button/button.tsx'
import { hiddenOnPhones, SelectionBar } from '#src/ui/lists/selection-bar.tsx'
import type { List } from '#src/ui/lists/use-list.ts'
import { Menu } from '#src/ui/menu/menu.tsx'
import { BulkTags } from './bulk-tags.tsx'
import { useRemove } from './use-remove.ts'

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
        <BulkTags
          ids={ids}
          trigger={
            <Button size="sm" variant="ghost">
              <TagIcon />
              <span className={hiddenOnPhones}>
                <Trans>Tag</Trans>
              </span>
            </Button>
          }
        />
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
