import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense, use } from 'react'
import type { Found } from '#src/features/team/devices/use-devices.ts'
import { useLastContact } from '#src/features/team/devices/use-last-contact.ts'
import { css } from '#styled-system/css'

interface Props {
  /** The id of the member. */
  member: string
  reading: Promise<Found>
}

/** The devices of a member with their last contact. */
export const MemberDevices = (props: Props) => (
  <div
    className={css({ textStyle: 'caption', color: 'muted', minHeight: '[1lh]', overflowWrap: 'anywhere' })}
  >
    <Suspense>
      <Devices {...props} />
    </Suspense>
  </div>
)

function Devices({ member, reading }: Props): ReactNode {
  const found = use(reading)
  const lastContact = useLastContact()
  if ('error' in found) return <Trans>Devices: not known now</Trans>
  const own = found.devices.filter(device => device.member === member)
  if (own.length === 0) return <Trans>No device</Trans>
  return (
    <ul>
      {own.map(({ id, name, seenAt }) => {
        const ago = lastContact(seenAt)
        return (
          <li key={id}>
            {name} · <Trans>Last contact: {ago}</Trans>
          </li>
        )
      })}
    </ul>
  )
}
