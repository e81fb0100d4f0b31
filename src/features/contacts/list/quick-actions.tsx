import {
  ChatBubbleLeftRightIcon,
  CheckCircleIcon,
  EllipsisVerticalIcon,
  EnvelopeIcon,
  PencilSquareIcon,
  PhoneIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ListedContact } from '#src/contract/contacts.ts'
import { useNameOf } from '#src/features/contacts/fields/contact-name.ts'
import { toDial } from '#src/features/contacts/fields/phone.ts'
import { useContactNavigation } from '#src/features/contacts/use-contact-navigation.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { useAfterPaint } from '#src/ui/lazy/use-after-paint.ts'
import { Menu } from '#src/ui/menu/menu.tsx'
import { cx } from '#styled-system/css'
import { iconButton } from '#styled-system/recipes'
import * as look from './contact-row-look.ts'
import { useRemove } from './use-remove.ts'

interface Props {
  contact: ListedContact
  tabIndex: number
  onSelect: () => void
}

/**
 * Buttons for a call, a message and a mail, and a menu with the rest. They are rendered after the row, so that the
 * row's content appears first.
 */
export function QuickActions(props: Props) {
  const isPainted = useAfterPaint()
  return (
    <div className={look.actions({ count: props.contact.phone ? 2 : 1 })}>
      {isPainted && <Buttons {...props} />}
    </div>
  )
}

function Buttons({ contact, tabIndex, onSelect }: Props) {
  const { t } = useLingui()
  const { codes, canEdit } = useContacts()
  const remove = useRemove()
  const { edit } = useContactNavigation()
  const mail = useMail()
  const { id, email, phone } = contact
  const name = useNameOf()(contact)
  const number = phone && toDial(phone, codes)

  return (
    <>
      {number && (
        <>
          <a
            href={`tel:${number}`}
            aria-label={t`Call ${name}`}
            title={t`Call`}
            tabIndex={tabIndex}
            className={calls}
          >
            <PhoneIcon />
          </a>
          <a
            href={`sms:${number}`}
            aria-label={t`Message ${name}`}
            title={t`Message`}
            tabIndex={tabIndex}
            className={messages}
          >
            <ChatBubbleLeftRightIcon />
          </a>
        </>
      )}
      {email && (
        <IconButton
          label={t`Mail ${name}`}
          title={t`Mail`}
          tabIndex={tabIndex}
          className={look.fine}
          onClick={() => mail(email)}
        >
          <EnvelopeIcon />
        </IconButton>
      )}
      <Menu
        label={name}
        placement="bottom-end"
        trigger={
          <IconButton label={t`More for ${name}`} title={t`More`} tabIndex={tabIndex}>
            <EllipsisVerticalIcon />
          </IconButton>
        }
        entries={[
          {
            label: t`Message`,
            icon: <ChatBubbleLeftRightIcon />,
            disabled: !number,
            run: () => location.assign(`sms:${number}`),
          },
          { label: t`Mail`, icon: <EnvelopeIcon />, disabled: !email, run: () => mail(email) },
          'separator',
          ...(canEdit ? [{ label: t`Edit`, icon: <PencilSquareIcon />, run: () => edit(id) }] : []),
          { label: t`Select`, icon: <CheckCircleIcon />, run: onSelect },
          ...(canEdit
            ? [{ label: t`Delete`, icon: <TrashIcon />, danger: true, run: () => remove([id]) }]
            : []),
        ]}
      />
    </>
  )
}

const calls = iconButton()
const messages = cx(calls, look.fine)

/** Opens a new mail to an address, in the mailbox. */
function useMail() {
  const navigate = useNavigate()
  return (address: string) =>
    void navigate({
      to: '/apps/mailbox/$folder',
      params: { folder: 'inbox' },
      search: { compose: 'new', to: address },
    })
}
