import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ListedMail } from '#src/contract/mails.ts'
import { formatDay } from '#src/lib/format/dates.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { useNow } from '#src/ui/date/use-now.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Columns, PageLayout } from '#src/ui/layout/page-layout.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { button } from '#styled-system/recipes'
import { contactRows, type Person } from './contact-rows.tsx'

interface Props {
  mails: ListedMail[]
  unread: number
  people: Person[]
}

/** Customers who wait for a reply, and contacts to call. */
export function Care({ mails, unread, people }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  return (
    <PageLayout
      title={t`Customer care`}
      lead={
        <Plural value={unread} _0="Nobody waits for an answer." one="# unread mail" other="# unread mails" />
      }
      actions={
        <Link to="/apps/contacts" className={button()}>
          <Trans>Contacts</Trans>
        </Link>
      }
    >
      <Columns>
        <Card title={<Trans>Last in the inbox</Trans>}>
          <SimpleList
            rows={mails.map(({ id, from, subject, date }) => ({
              id,
              to: `/apps/mailbox/inbox/${id}`,
              lead: <Avatar name={nameOf(from.contact)} image={from.avatar} decorative />,
              title: subject,
              meta: nameOf(from.contact),
              trail: formatDay(new Date(date), now, formats),
            }))}
            empty={<Trans>The inbox is empty.</Trans>}
          />
        </Card>
        <Card title={<Trans>People</Trans>}>
          <SimpleList rows={contactRows(people)} empty={<Trans>Nobody is in the address book yet.</Trans>} />
        </Card>
      </Columns>
    </PageLayout>
  )
}

/** Returns the name in `Lê Minh Châu <chau@outpost.example>`. */
const nameOf = (contact: string) => contact.replace(/ <.*/, '')
