import { useSyncExternalStore } from 'react'
import { useCan } from '#src/api/rights.ts'
import type { User } from '#src/contract/shared/user.ts'
import { onDeviceStatus } from '#src/device/status.ts'
import { NoDevices, TeamDevices } from '#src/features/team/devices/team-devices.tsx'
import { useDevices } from '#src/features/team/devices/use-devices.ts'
import { TeamMembers } from './team-members.tsx'

interface Props {
  /** Undefined for a user who may not see them. */
  members: User[] | undefined
  groupOf: (groupID: string) => string
}

/** The members of the team and its devices. Members are on this device; devices are known to the server only. */
export function PeopleAndDevices(props: Props) {
  const can = useCan()
  const isOnline = useSyncExternalStore(onDeviceStatus, () => navigator.onLine)
  const { members } = props
  if (!can('admin', 'view')) return members && <TeamMembers {...props} members={members} />
  if (isOnline) return <Online {...props} />
  return (
    <>
      {members && <TeamMembers {...props} members={members} />}
      <NoDevices />
    </>
  )
}

function Online(props: Props) {
  const can = useCan()
  const { reading, reload } = useDevices()
  const { members } = props
  return (
    <>
      {members && <TeamMembers {...props} members={members} reading={reading} />}
      <TeamDevices reading={reading} onChange={reload} mayEdit={can('admin', 'edit')} />
    </>
  )
}
