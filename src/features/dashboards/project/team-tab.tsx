import { EnvelopeIcon, PhoneIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Project } from '#src/contract/dashboards.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { css, cx } from '#styled-system/css'
import { button, sheet } from '#styled-system/recipes'

/** The members of the team, each with a mail and a call. */
export function TeamTab({ members }: { members: Project['teamMembers'] }) {
  if (members.length === 0)
    return (
      <p className={css({ color: 'muted' })}>
        <Trans>This project has no team yet.</Trans>
      </p>
    )
  return (
    <ul
      className={css({ display: 'grid', gap: '4' })}
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' }}
    >
      {members.map(({ id, avatar, name, title, email, phone }) => (
        <li key={id} className={cx(sheet({ padded: true }), card)}>
          <Avatar decorative size="lg" name={name} image={avatar} />
          <h2 className={css({ textStyle: 'titleSm', marginBlockStart: '3' })}>{name}</h2>
          <p className={css({ color: 'muted' })}>{title}</p>
          <div
            className={css({
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'center',
              gap: '2',
              marginBlockStart: '4',
            })}
          >
            <Link
              to="/apps/mailbox/$folder"
              params={{ folder: 'inbox' }}
              search={{ compose: 'new', to: email }}
              className={button({ size: 'sm' })}
            >
              <EnvelopeIcon aria-hidden="true" />
              <Trans>Mail</Trans>
              <span className={css({ srOnly: true })}>{name}</span>
            </Link>
            {phone && (
              <a href={`tel:${phone.replaceAll(' ', '')}`} className={button({ size: 'sm' })}>
                <PhoneIcon aria-hidden="true" />
                <Trans>Call</Trans>
                <span className={css({ srOnly: true })}>{name}</span>
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

const card = css({ display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center' })
