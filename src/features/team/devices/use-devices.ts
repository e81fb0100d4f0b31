import { startTransition, useState } from 'react'
import type { TeamDevice } from '#src/contract/team.ts'
import { api } from '#src/features/team/load-team.ts'

/** The devices of the team, or the reason why they are not known. */
export type Found = { devices: TeamDevice[] } | { error: unknown }

const read = (): Promise<Found> =>
  api.devices().then(
    devices => ({ devices }),
    (error: unknown) => ({ error }),
  )

/** Asks the server of the team for its devices, and again by `reload`. */
export function useDevices() {
  const [reading, setReading] = useState(read)
  return { reading, reload: () => startTransition(() => setReading(read())) }
}
