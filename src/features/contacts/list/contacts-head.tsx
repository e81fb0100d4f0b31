import {
  ArrowDownTrayIcon,
  CheckCircleIcon,
  PlusIcon,
  PrinterIcon,
  Square2StackIcon,
} from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useExportEntries } from '#src/features/contacts/export/use-export-entries.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { useDialog } from '#src/features/contacts/use-dialog.ts'
import { useNewContact } from '#src/features/contacts/use-new-contact.ts'
import { Button } from '#src/ui/button/button.tsx'
import { printPage } from '#src/ui/layout/print-page.ts'
import { ListHead } from '#src/ui/lists/list-head.tsx'
import { css } from '#styled-system/css'

/** The number of contacts, and the buttons that add or import some. */
export function ContactsHead({ onSelect }: { onSelect: () => void }) {
  const { t, i18n } = useLingui()
  const { list, shown, canEdit } = useContacts()
  const addContact = useNewContact()
  const { open } = useDialog()
  const exportEntries = useExportEntries()
  const count = list.length
  const isEmpty = count === 0

  return (
    <ListHead
      title={t`Contacts`}
      summary={
        shown.length < count ? (
          <Found count={i18n.number(shown.length)} all={i18n.number(count)} />
        ) : (
          <Plural value={count} one="# contact" other="# contacts" />
        )
      }
      className={head}
      entries={[
        { label: t`Select contacts`, icon: <CheckCircleIcon />, disabled: isEmpty, run: onSelect },
        'separator',
        ...(canEdit
          ? [
              { label: t`Import contacts`, icon: <ArrowDownTrayIcon />, run: () => open('import') },
              {
                label: t`Find duplicates`,
                icon: <Square2StackIcon />,
                disabled: isEmpty,
                run: () => open('duplicates'),
              },
            ]
          : []),
        { label: t`Print the list`, icon: <PrinterIcon />, disabled: isEmpty, run: printPage },
        { heading: t`Export all`, entries: exportEntries() },
      ]}
    >
      {canEdit && (
        <>
          <Button className={fromTablets} onClick={() => open('import')}>
            <ArrowDownTrayIcon />
            <Trans>Import</Trans>
          </Button>
          <Button variant="primary" onClick={addContact}>
            <PlusIcon />
            <Trans>Contact</Trans>
          </Button>
        </>
      )}
    </ListHead>
  )
}

const Found = ({ count, all }: { count: string; all: string }) => (
  <Trans>
    {count} of {all} contacts
  </Trans>
)

const head = css({
  alignItems: 'flex-end',
  paddingInline: 'page',
  paddingBlockStart: '4',
  paddingBlockEnd: '3',
})
/** Hidden on a phone: there it is in the menu. */
const fromTablets = css({
  display: 'none',
  '@container (width >= 36rem)': { display: 'inline-flex' },
})
