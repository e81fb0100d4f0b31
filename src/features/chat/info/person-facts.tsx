import { EnvelopeIcon, IdentificationIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { AttachmentList } from '#src/blocks/attachments/attachment-list.tsx'
import type { Colleague } from '#src/contract/chat.ts'
import { formatDate } from '#src/lib/format/dates.ts'
import { Facts } from '#src/ui/layout/facts.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { button, link } from '#styled-system/recipes'

/** A colleague's addresses and numbers, and the ways to the mailbox and the contacts. */
export function PersonFacts({ person }: { person: Colleague }) {
  const { email, contact, messages, since, attachments } = person
  const { t, i18n } = useLingui()
  const formats = useFormats()
  return (
    <div className={frame}>
      <Link
        to="/apps/mailbox/$folder"
        params={{ folder: 'inbox' }}
        search={{ compose: 'new', to: email }}
        className={button()}
      >
        <EnvelopeIcon />
        <Trans>Write a mail</Trans>
      </Link>
      {contact && (
        <Link to="/apps/contacts/$id" params={{ id: contact.id }} search={{}} className={button()}>
          <IdentificationIcon />
          <Trans>Show in the contacts</Trans>
        </Link>
      )}
      <div className={facts}>
        <Facts
          facts={[
            [t`E-mail`, email],
            ...(contact?.phones ?? []).map((phone): [string, React.ReactNode] => [
              t`Phone`,
              <a key={phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link()}>
                {phone}
              </a>,
            ]),
            [t`Messages`, i18n.number(messages)],
            [t`Since`, since && formatDate(new Date(since), formats)],
          ]}
        />
      </div>
      {attachments.length > 0 && (
        <>
          <h3 className={css({ textStyle: 'titleSm' })}>
            <Trans>Pictures and files</Trans>
          </h3>
          <AttachmentList files={attachments} />
        </>
      )}
    </div>
  )
}

const frame = css({ display: 'grid', gap: '2.5' })
/** The lines begin where the buttons do. */
const facts = css({ marginInline: '[calc(-1 * {spacing.card})]' })
