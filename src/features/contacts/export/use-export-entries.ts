import { useLingui } from '@lingui/react/macro'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import type { MenuAction } from '#src/ui/menu/menu-props.ts'

/** Menu entries that export contacts: the given ones, or all. The export code loads on first use. */
export function useExportEntries() {
  const { t, i18n } = useLingui()
  const { list, tags, codes } = useContacts()

  async function save(ids: readonly string[] | undefined, version: '3.0' | '4.0') {
    const { downloadCards } = await import('./download-cards.ts')
    const count = await withErrorToast(() => downloadCards(ids, { version, tags, codes }))
    if (count !== undefined) toast.success(t`${{ count: i18n.number(count) }} contacts exported`)
  }

  async function saveTable(ids: readonly string[] | undefined) {
    const { downloadTable } = await import('./download-table.ts')
    const options = { tags, codes, locale: i18n.locale }
    const count = await withErrorToast(() => downloadTable(ids, options))
    if (count !== undefined) toast.success(t`${{ count: i18n.number(count) }} contacts exported`)
  }

  return (ids?: readonly string[]): MenuAction[] => [
    {
      label: t`vCard 3.0, which every address book reads`,
      disabled: list.length === 0,
      run: () => void save(ids, '3.0'),
    },
    {
      label: t`vCard 4.0, the newest`,
      disabled: list.length === 0,
      run: () => void save(ids, '4.0'),
    },
    {
      label: t`CSV, a table for Excel`,
      disabled: list.length === 0,
      run: () => void saveTable(ids),
    },
  ]
}
