import type { ComponentProps } from 'react'
import type { Status } from '#src/contract/shared/user.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import type { PresenceState } from '#src/ui/badge/presence.tsx'
import { css } from '#styled-system/css'

interface Props {
  name: string
  avatar: string | null
  colour?: ComponentProps<typeof Avatar>['colour']
  status: Status | undefined
  /** A line below the name. */
  about?: string
}

/** A person's picture, name and status. */
export const PersonHead = ({ name, avatar, colour, status, about }: Props) => (
  <div className={frame}>
    <Avatar
      decorative
      size="xl"
      name={name}
      image={avatar}
      {...(colour !== undefined && { colour })}
      presence={status === 'not-visible' ? 'invisible' : (status satisfies PresenceState | undefined)}
    />
    <h3 className={css({ textStyle: 'title' })}>{name}</h3>
    {about && <p className={css({ color: 'muted' })}>{about}</p>}
  </div>
)

const frame = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '1',
  textAlign: 'center',
  paddingBlockEnd: '5',
})
