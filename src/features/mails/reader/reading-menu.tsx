import {
  ArrowDownTrayIcon,
  ArrowUturnLeftIcon,
  ArrowUturnRightIcon,
  EllipsisHorizontalIcon,
  InboxArrowDownIcon,
  MagnifyingGlassIcon,
  NoSymbolIcon,
  PrinterIcon,
} from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Mail } from '#src/contract/mails.ts'
import { useReply } from '#src/features/mails/compose/use-reply.ts'
import { useMailList } from '#src/features/mails/list/use-mail-list.ts'
import { mailboxLink } from '#src/features/mails/mailbox/mailbox.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import { personOf } from '#src/lib/mail/addresses.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'

/** The actions on a mail that are used less often. */
export function ReadingMenu({ mail, className }: { mail: Mail; className: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { leave } = useMailList()
  const { toInbox, toSpam } = useMails()
  const reply = useReply()
  const { name, address } = personOf(mail.from.contact)

  const take = (run: (mails: Mail[]) => unknown) => () => {
    leave()
    void run([mail])
  }

  async function save() {
    const { exportMail } = await import('./export-mail.ts')
    await exportMail(mail).catch(() => toast.error(t`The mail could not be saved as a file`))
  }

  const find = () =>
    navigate({
      ...mailboxLink({ kind: 'folder', slug: 'all' }),
      search: ({ compose }) => ({ compose, from: address }),
    })

  return (
    <Menu
      placement="bottom-end"
      trigger={
        <IconButton label={t`More actions`} className={className}>
          <EllipsisHorizontalIcon />
        </IconButton>
      }
      entries={[
        {
          label: t`Reply`,
          icon: <ArrowUturnLeftIcon />,
          run: () => reply('reply'),
        },
        {
          label: t`Reply to all`,
          icon: <ArrowUturnLeftIcon />,
          run: () => reply('all'),
        },
        {
          label: t`Forward`,
          icon: <ArrowUturnRightIcon />,
          run: () => reply('forward'),
        },
        'separator',
        ...(mail.folder === 'inbox'
          ? [{ label: t`Move to spam`, icon: <NoSymbolIcon />, run: take(toSpam) }]
          : [{ label: t`Move to the inbox`, icon: <InboxArrowDownIcon />, run: take(toInbox) }]),
        { label: t`Mails from ${name}`, icon: <MagnifyingGlassIcon />, run: () => void find() },
        'separator',
        { label: t`Print`, icon: <PrinterIcon />, run: () => print() },
        { label: t`Save as a file (.eml)`, icon: <ArrowDownTrayIcon />, run: () => void save() },
      ]}
    />
  )
}
