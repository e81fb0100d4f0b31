import {
  ArrowUpOnSquareIcon,
  ChatBubbleLeftRightIcon,
  EnvelopeIcon,
  PhoneIcon,
} from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Contact } from '#src/contract/contacts.ts'
import { useShare } from '#src/features/contacts/export/use-share.ts'
import { toDial } from '#src/features/contacts/fields/phone.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { css } from '#styled-system/css'
import { MailLink } from './mail-link.tsx'

/** The main actions on a contact: call, message, mail, share. A button is disabled when its data is missing. */
export function ContactActions({ contact }: { contact: Contact }) {
  const { codes } = useContacts()
  const share = useShare()
  const [phone] = contact.phoneNumbers
  const [email] = contact.emails
  const number = phone && toDial(phone, codes)

  return (
    <div className={row}>
      <Action href={number && `tel:${number}`} icon={<PhoneIcon />}>
        <Trans>Call</Trans>
      </Action>
      {email ? (
        <MailLink to={email.email} className={tile}>
          <EnvelopeIcon />
          <Trans>Mail</Trans>
        </MailLink>
      ) : (
        <Action icon={<EnvelopeIcon />}>
          <Trans>Mail</Trans>
        </Action>
      )}
      <Action href={number && `sms:${number}`} icon={<ChatBubbleLeftRightIcon />}>
        <Trans>Message</Trans>
      </Action>
      <button type="button" className={tile} onClick={() => share(contact)}>
        <ArrowUpOnSquareIcon />
        <Trans>Share</Trans>
      </button>
    </div>
  )
}

interface ActionProps {
  href?: string | undefined
  icon: ReactNode
  children: ReactNode
}

const Action = ({ href, icon, children }: ActionProps) =>
  href ? (
    <a href={href} className={tile}>
      {icon}
      {children}
    </a>
  ) : (
    <button type="button" disabled className={tile}>
      {icon}
      {children}
    </button>
  )

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '2.5',
  marginBlockStart: '5.5',
  _print: { display: 'none' },
})
const tile = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1.5',
  minHeight: '16',
  borderRadius: 'lg',
  background: 'sunken',
  textStyle: 'label',
  lineHeight: 'none',
  transition: '[background-color {durations.fast}]',
  _hover: { background: 'pressed' },
  _disabled: { color: 'subtle', opacity: 'soft' },
  '& svg': { width: 'icon.md', height: 'icon.md', color: 'accent.text' },
  _highContrast: { border: '[1px solid]' },
})
