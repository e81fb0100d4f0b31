import { ArrowTopRightOnSquareIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ConnectionState } from '#src/features/chat/connection-state.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css } from '#styled-system/css'
import { iconButton } from '#styled-system/recipes'

interface Props {
  /** The id of the colleague whose conversation is shown. */
  chosen: string | undefined
  onClose: () => void
}

/** The title of the drawer, the state of the connection, and the way to the chat's own screen. */
export function ChatHead({ chosen, onClose }: Props) {
  const { t } = useLingui()
  const label = t`Open the chat as a page`

  return (
    <div className={head}>
      <h2 className={css({ textStyle: 'title' })}>
        <Trans>Team Chat</Trans>
      </h2>
      <span role="status" className={quiet}>
        <ConnectionState />
      </span>
      <Link
        {...(chosen ? { to: '/apps/chat/$id', params: { id: chosen } } : { to: '/apps/chat' })}
        search={{}}
        aria-label={label}
        title={label}
        className={iconButton()}
      >
        <ArrowTopRightOnSquareIcon />
      </Link>
      <IconButton label={t`Close`} onClick={onClose}>
        <XMarkIcon />
      </IconButton>
    </div>
  )
}

const head = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  height: 'topbar',
  paddingInlineStart: '5',
  paddingInlineEnd: '2.5',
  borderBlockEnd: 'hairline',
})
const quiet = css({ marginInlineStart: 'auto', textStyle: 'caption', color: 'subtle' })
