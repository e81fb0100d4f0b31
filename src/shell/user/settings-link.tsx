import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { userPanelRow } from './user-panel-row.ts'

interface Props {
  mode: 'profile' | 'password' | 'display'
  icon: ReactNode
  children: ReactNode
}

/** Opens the settings drawer over the current page. */
export const SettingsLink = ({ mode, icon, children }: Props) => (
  <Link
    to="."
    search={previous => ({ ...previous, panel: undefined, settings: mode })}
    resetScroll={false}
    activeOptions={{ includeSearch: true, exact: true }}
    className={userPanelRow}
  >
    {icon}
    {children}
  </Link>
)
