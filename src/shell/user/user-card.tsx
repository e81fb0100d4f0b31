import { useShellData } from '#src/shell/shell-data.ts'
import { css } from '#styled-system/css'
import { UserAvatar } from './user-avatar.tsx'

/** The signed-in user with a large picture. */
export function UserCard() {
  const { user } = useShellData()
  return (
    <div className={card}>
      <UserAvatar size="xl" decorative />
      <strong className={name}>{user.name}</strong>
      <span className={email}>{user.email}</span>
    </div>
  )
}

const card = css({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingInline: '4',
  paddingBlockStart: '2',
  paddingBlockEnd: '4.5',
  textAlign: 'center',
  // A phone in landscape has room for the navigation, not for the portrait.
  '@media (height < 30rem)': { display: 'none' },
})
const name = css({ marginBlockStart: '3', textStyle: 'body', maxWidth: 'full', overflowWrap: 'anywhere' })
const email = css({
  textStyle: 'label',
  fontWeight: 'text',
  color: 'subtle',
  maxWidth: 'full',
  truncate: true,
})
