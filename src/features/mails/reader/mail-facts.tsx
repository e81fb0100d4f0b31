import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { Mail } from '#src/contract/mails.ts'
import { formatDate, formatTime } from '#src/lib/format/dates.ts'
import { splitContacts } from '#src/lib/mail/addresses.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

/** All fields of the head of a mail. */
export function MailFacts({ mail }: { mail: Mail }) {
  const formats = useFormats()
  const date = new Date(mail.date)
  const facts = [
    [<Trans key="from">From</Trans>, [mail.from.contact]],
    [<Trans key="to">To</Trans>, splitContacts(mail.to)],
    [<Trans key="cc">Cc</Trans>, mail.cc ?? []],
    [<Trans key="bcc">Bcc</Trans>, mail.bcc ?? []],
    [<Trans key="date">Date</Trans>, [`${formatDate(date, formats)}, ${formatTime(date, formats.locale)}`]],
  ] as const

  return (
    <dl className={list}>
      {facts
        .filter(([, lines]) => lines.length > 0)
        .map(([name, lines]) => (
          <Fragment key={name.key}>
            <dt className={term}>{name}</dt>
            <dd>
              {lines.map(line => (
                <p key={line} className={value}>
                  {line}
                </p>
              ))}
            </dd>
          </Fragment>
        ))}
    </dl>
  )
}

const list = css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '4', rowGap: '2' })
const term = css({ color: 'subtle' })
const value = css({ overflowWrap: 'anywhere' })
