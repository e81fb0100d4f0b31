import type { User } from '#src/contract/shared/user.ts'
import type { Found } from '#src/features/team/devices/use-devices.ts'
import { row } from '#src/features/team/row-look.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { css } from '#styled-system/css'
import { MemberDevices } from './member-devices.tsx'

interface Props {
  member: User
  role: string
  /** False also when it is not known. */
  isOnline: boolean
  reading?: Promise<Found>
}

/** A member of the team: name, role, e-mail address, devices, and whether the member is online. */
export const MemberRow = ({ member: { id, name, email, avatar }, role, isOnline, reading }: Props) => (
  <li className={row}>
    <Avatar decorative name={name} image={avatar} presence={isOnline ? 'online' : undefined} />
    <div className={css({ flex: '1', minWidth: '[min(100%, 10rem)]' })}>
      <div className={css({ fontWeight: 'label', overflowWrap: 'anywhere' })}>{name}</div>
      <div className={caption}>
        {role} · {email}
      </div>
      {reading && <MemberDevices member={id} reading={reading} />}
    </div>
  </li>
)

const caption = css({ textStyle: 'caption', color: 'subtle', overflowWrap: 'anywhere' })
