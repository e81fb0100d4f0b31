import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PanelName } from '#src/shell/panels/panel-names.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { css, cx } from '#styled-system/css'
import { userPanelRow } from './user-panel-row.ts'

interface Props {
  to: { panel: PanelName } | { chat: string }
  icon: ReactNode
  /** The number of unread entries. */
  count?: number
  className?: string
  children: ReactNode
}

/** A link to another panel. It replaces this panel's history entry, so that Back closes the new one. */
export function UserPanelLine({ to, icon, count = 0, className, children }: Props) {
  const { t } = useLingui()
  return (
    <Link
      to="."
      search={previous => ({ ...previous, panel: undefined, ...to })}
      state
      replace
      resetScroll={false}
      className={cx(userPanelRow, className)}
    >
      {icon}
      <span className={css({ flex: '1' })}>{children}</span>
      <Badge count={count} />
      {count > 0 && <span className={css({ srOnly: true })}>{t`${count} unread`}</span>}
    </Link>
  )
}
