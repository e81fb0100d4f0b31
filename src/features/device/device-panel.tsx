import type { ReactNode } from 'react'
import { isInTeam } from '#src/device/in-team.ts'
import { usesServers } from '#src/device/servers/uses-servers.ts'
import { css } from '#styled-system/css'
import { DeviceHealth } from './device-health.tsx'
import { TeamLink } from './team-link.tsx'
import { UnsavedList } from './unsaved-list.tsx'

interface Props {
  /** The state, in one sentence. */
  children: ReactNode
  onLeave: () => void
}

/** The panel of the device status: unsaved data, and the health of the device. */
export const DevicePanel = ({ children, onLeave }: Props) => (
  <div className={panel}>
    <p className={sentence}>{children}</p>
    {(isInTeam() || usesServers()) && <TeamLink onLeave={onLeave} />}
    <UnsavedList onLeave={onLeave} />
    <DeviceHealth />
  </div>
)

const panel = css({ maxHeight: '[min(40rem, 80dvh)]', overflowY: 'auto' })
const sentence = css({ paddingInline: 'card', paddingBlock: '4', borderBlockEnd: 'hairline' })
