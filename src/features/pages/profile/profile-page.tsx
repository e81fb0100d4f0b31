import { Cog6ToothIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Company } from '#src/contract/company.ts'
import type { User } from '#src/contract/shared/user.ts'
import { Timeline } from '#src/features/pages/activities/timeline.tsx'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { useNow } from '#src/ui/date/use-now.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Facts } from '#src/ui/layout/facts.tsx'
import { Columns, pageLayout } from '#src/ui/layout/page-layout.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { button, link } from '#styled-system/recipes'
import type { Profile } from './load-profile.ts'
import { ProfileCover } from './profile-cover.tsx'
import { ProfileFigures } from './profile-figures.tsx'

interface Props {
  profile: Profile
  user: User
  company: Company
  /** Returns the name of a group of users. */
  groupOf: (groupID: string) => string
  picture: ReactNode
}

/** How many activities and colleagues are shown. */
const [FEED, PEOPLE] = [6, 6] as const

/** The signed-in user as colleagues see the user, with what happened in the shop. */
export function ProfilePage({ profile, user, company, groupOf, picture }: Props) {
  const { t } = useLingui()
  const { settings, feed, colleagues } = profile
  const formats = useFormats()
  const now = useNow()
  const when = (date: Date) => `${formatDay(date, now, formats)}, ${formatTime(date, formats.locale)}`
  const others = colleagues.filter(({ id }) => id !== user.id)
  useTitle(t`Profile`)

  return (
    <div className={pageLayout}>
      <ProfileCover
        name={user.name}
        about={settings.title || groupOf(user.groupID)}
        place={company.companyName}
        picture={picture}
        action={
          <Link to="/pages/settings" className={button()}>
            <Cog6ToothIcon aria-hidden="true" />
            <Trans>Edit profile</Trans>
          </Link>
        }
      />
      <ProfileFigures profile={profile} userId={user.id} />
      <Columns>
        <Card
          title={<Trans>In the shop</Trans>}
          action={
            <Link to="/pages/activities" className={link()}>
              <Trans>All activities</Trans>
            </Link>
          }
        >
          <Timeline activities={feed.slice(0, FEED)} when={when} />
        </Card>
        <div className={css({ display: 'grid', gap: '5' })}>
          <Card title={<Trans>About</Trans>}>
            {settings.about && (
              <p className={css({ paddingInline: 'card', color: 'muted', whiteSpace: 'pre-line' })}>
                {settings.about}
              </p>
            )}
            <Facts
              facts={[
                [t`Role`, groupOf(user.groupID)],
                [t`Email`, user.email],
                [t`Telephone`, settings.telephone],
                [t`Shop`, company.companyName],
                [t`Address`, company.companyAddress],
              ]}
            />
          </Card>
          {others.length > 0 && (
            <Card title={<Trans>Colleagues</Trans>}>
              <SimpleList
                rows={others.slice(0, PEOPLE).map(({ id, name, avatar, groupID }) => ({
                  id,
                  to: `/apps/chat/${id}`,
                  lead: <Avatar decorative name={name} image={avatar} />,
                  title: name,
                  meta: groupOf(groupID),
                }))}
                empty={null}
              />
            </Card>
          )}
        </div>
      </Columns>
    </div>
  )
}
