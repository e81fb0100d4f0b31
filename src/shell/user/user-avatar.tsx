import type { ComponentProps } from 'react'
import { useShellData } from '#src/shell/shell-data.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { presenceOf } from './presence-of.ts'

/** The signed-in user with the dot of the status. spec: avatars add a version query from avatarID */
export function UserAvatar(props: Pick<ComponentProps<typeof Avatar>, 'size' | 'decorative' | 'className'>) {
  const { user } = useShellData()
  const version = user.avatarID ? `?v=${user.avatarID}` : ''
  const image = user.avatar && `${user.avatar}${version}`
  return <Avatar name={user.name} image={image} presence={presenceOf(user.status)} {...props} />
}
