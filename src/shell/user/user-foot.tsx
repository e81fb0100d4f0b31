import { useShellData } from '#src/shell/shell-data.ts'
import { css } from '#styled-system/css'
import { UserAvatar } from './user-avatar.tsx'

/** The signed-in user in one row at the end of the navigation. */
export function UserFoot() {
  const { user } = useShellData()
  return (
    <div className={foot}>
      <UserAvatar size="md" decorative />
      <div className={css({ minWidth: '0' })}>
        <strong className={css({ display: 'block', truncate: true })}>{user.name}</strong>
        <span className={email}>{user.email}</span>
      </div>
    </div>
  )
}

const foot = css({
  '--ring': '{colors.surface}',
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  paddingInline: '5',
  paddingBlock: '3.5',
  paddingBlockEnd: '[max(0.875rem, env(safe-area-inset-bottom))]',
  background: 'surface',
})
const email = css({ display: 'block', textStyle: 'caption', color: 'subtle', truncate: true })
