import {
  Bars3BottomLeftIcon,
  CakeIcon,
  EnvelopeIcon,
  MapPinIcon,
  PhoneIcon,
} from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Contact } from '#src/contract/contacts.ts'
import { formatBirthday } from '#src/features/contacts/fields/birthday.ts'
import { Flag } from '#src/features/contacts/fields/flag.tsx'
import { useLabels } from '#src/features/contacts/fields/labels.ts'
import { national, toDial } from '#src/features/contacts/fields/phone.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { css, cx } from '#styled-system/css'
import { link } from '#styled-system/recipes'
import { MailLink } from './mail-link.tsx'

/** All known data of a contact; empty fields are not shown. */
export function ContactFacts({ contact }: { contact: Contact }) {
  const { t, i18n } = useLingui()
  const { codes } = useContacts()
  const { inWords } = useLabels()
  const { emails, phoneNumbers, address, birthday, notes } = contact

  return (
    <dl className={list}>
      {emails.length > 0 && (
        <Fact icon={<EnvelopeIcon />} label={t`E-mail`}>
          {emails.map(({ email, label }) => (
            <p key={email + label} className={line}>
              <MailLink to={email} className={cx(link(), value)}>
                {email}
              </MailLink>
              <small className={small}>{inWords(label)}</small>
            </p>
          ))}
        </Fact>
      )}
      {phoneNumbers.length > 0 && (
        <Fact icon={<PhoneIcon />} label={t`Phone`}>
          {phoneNumbers.map(phone => (
            <p key={phone.phoneNumber + phone.label} className={line}>
              <Flag country={phone.country} />
              <a href={`tel:${toDial(phone, codes)}`} className={cx(number, value)}>
                <span className={code}>{codes.get(phone.country.toLowerCase())}</span> {national(phone)}
              </a>
              <small className={small}>{inWords(phone.label)}</small>
            </p>
          ))}
        </Fact>
      )}
      {address && (
        <Fact icon={<MapPinIcon />} label={t`Address`}>
          <p className={line}>
            <span className={value}>{address}</span>
            <a href={mapOf(address)} target="_blank" rel="noopener noreferrer" className={cx(link(), map)}>
              <Trans>Map</Trans>
            </a>
          </p>
        </Fact>
      )}
      {birthday && (
        <Fact icon={<CakeIcon />} label={t`Birthday`}>
          {formatBirthday(birthday, i18n.locale)}
        </Fact>
      )}
      {notes && (
        <Fact icon={<Bars3BottomLeftIcon />} label={t`Notes`}>
          <RichText html={notes} className={prose} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className={fact}>
      <dt className={sign}>
        {icon}
        <span className={css({ srOnly: true })}>{label}</span>
      </dt>
      <dd className={css({ flex: '1', minWidth: '0' })}>{children}</dd>
    </div>
  )
}

const mapOf = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`

const list = css({
  borderBlockStart: 'hairline',
  paddingInline: { base: '5', sm: '8' },
  _empty: { display: 'none' },
  '& > div + div': { borderBlockStart: 'hairline' },
})
const fact = css({ display: 'flex', gap: '4.5', paddingBlock: '3.5', lineHeight: 'read' })
const sign = css({
  flex: 'none',
  color: 'subtle',
  '& svg': { width: 'icon.md', height: 'icon.md', marginTop: '[2px]' },
})
const line = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '2.5',
  '& + &': { marginBlockStart: '1.5' },
})
/** A long value wraps within its column; on touch screens the area of a link is larger than its text. */
const value = css({
  position: 'relative',
  minWidth: '0',
  overflowWrap: 'anywhere',
  _touch: {
    '&:is(a)::after': { content: '""', position: 'absolute', insetInline: '0', insetBlock: '[-0.5rem]' },
  },
})
const small = css({ flex: 'none', marginInlineStart: 'auto', textStyle: 'caption', color: 'subtle' })
const map = css({ flex: 'none', marginInlineStart: 'auto', textStyle: 'label' })
const number = css({ fontVariantNumeric: 'tabular-nums', _hover: { textDecoration: 'underline' } })
const code = css({ color: 'subtle', marginInlineEnd: '1' })
const prose = css({ fontSize: 'body', '& p + p': { marginTop: '1.5 !important' } })
