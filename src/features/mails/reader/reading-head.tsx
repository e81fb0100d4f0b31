import { ChevronDownIcon } from '@heroicons/react/16/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Mail } from '#src/contract/mails.ts'
import { LabelTag } from '#src/features/mails/labels/label-look.tsx'
import { mailMoment } from '#src/features/mails/list/mail-date.ts'
import { StarToggle } from '#src/features/mails/list/star-toggle.tsx'
import { useMailList } from '#src/features/mails/list/use-mail-list.ts'
import { useTitles } from '#src/features/mails/mailbox/use-titles.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import { type Person, personOf, splitContacts } from '#src/lib/mail/addresses.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cx } from '#styled-system/css'
import { MailFacts } from './mail-facts.tsx'

/** The subject, the earlier mails of the conversation, the sender and the recipients. */
export function ReadingHead({ mail, children }: { mail: Mail; children: ReactNode }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { isOver, at } = useMailList()
  const { labels } = useMails()
  const { ofLabel } = useTitles()
  const Heading = isOver ? 'h1' : 'h2'
  const { name, address } = personOf(mail.from.contact)

  return (
    <header>
      <div className={top}>
        <Heading tabIndex={-1} className={subject}>
          {mail.subject || t`(no subject)`}
        </Heading>
        {labels
          .filter(({ id }) => mail.labels.includes(id))
          .map(label => (
            <LabelTag key={label.id} color={label.color} title={ofLabel(label)} />
          ))}
      </div>
      {children}
      <div className={row}>
        <Avatar decorative name={name} image={mail.from.avatar} />
        <div className={people}>
          <p className={who}>
            <strong>{name}</strong>{' '}
            {address !== name && <span className={cx(muted, mailAddress)}>{address}</span>}
          </p>
          <Popover
            label={t`About this mail`}
            trigger={
              <button type="button" className={to}>
                <span className={names}>
                  <Recipients mail={mail} />
                </span>
                <ChevronDownIcon />
              </button>
            }
          >
            {() => <MailFacts mail={mail} />}
          </Popover>
        </div>
        <time dateTime={mail.date} className={cx(muted, date)}>
          {mailMoment(new Date(mail.date), at, formats)}
        </time>
        <StarToggle mail={mail} />
      </div>
    </header>
  )
}

/** "to me, Lê Minh Châu and 3 more" */
function Recipients({ mail }: { mail: Mail }) {
  const { t } = useLingui()
  const { me } = useMails()
  const nameOf = ({ name, address }: Person) => (address === me.email ? t`me` : name)
  const all = [...splitContacts(mail.to), ...(mail.cc ?? [])].map(personOf).map(nameOf)
  const first = all.slice(0, 3).join(', ')
  const rest = all.length - 3
  if (all.length === 0) return <Trans>to nobody yet</Trans>
  return rest > 0 ? (
    <Trans>
      to {first} and {rest} more
    </Trans>
  ) : (
    <Trans>to {first}</Trans>
  )
}

const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  justifyContent: 'space-between',
})
const subject = css({
  flex: '[1 1 14rem]',
  minWidth: '0',
  fontSize: { base: 'title', sm: '[1.4375rem]' },
  lineHeight: '[1.35]',
  fontWeight: 'title',
  letterSpacing: 'tight',
  textWrap: 'balance',
})
const row = css({ display: 'flex', alignItems: 'flex-start', gap: '3.5', marginBlock: '5' })
const people = css({ flex: '1', minWidth: '0' })
const who = css({ truncate: true })
const mailAddress = css({ display: { base: 'block', xl: 'inline' }, truncate: true })
const muted = css({ color: 'muted' })
const to = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  maxWidth: 'full',
  borderRadius: 'sm',
  textStyle: 'caption',
  color: 'subtle',
  _hover: { color: 'fg' },
  _touch: { _after: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '[-0.75rem]' } },
  '& svg': { flex: 'none', width: 'icon.xs', height: 'icon.xs' },
})
const names = css({ truncate: true })
const date = css({
  flex: 'none',
  textStyle: 'caption',
  fontVariantNumeric: 'tabular-nums',
  paddingBlockStart: '0.5',
})
