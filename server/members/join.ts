import type * as v from 'valibot'
import type { JoinReply, JoinRequest } from '#src/contract/team-wire.ts'
import { authorise } from '#sw/permissions/authorise.ts'
import type { Lang } from '#sw/server/lang.ts'
import { Problem } from '#sw/server/problem.ts'
import { userWith } from '#sw/session/sign-in.ts'
import { registerDevice } from './devices.ts'
import { refuseStarted } from './start.ts'
import type { Team } from './team.ts'

interface Caller {
  readonly lang: Lang
  readonly heldDevice: string | undefined
}

/**
 * Signs a device in. Rejects with 401 for a wrong address or password, and with 429 after several wrong ones (see
 * `sw/session/attempts.ts`). Rejects with 401 for the id of a device of another member, unless `heldDevice`, the device
 * whose token the call has, is this one: anybody can know an id. A device that shall start the team joins only if it can:
 * rejects with 403 or 409 otherwise.
 */
export async function join(
  team: Team,
  request: v.InferOutput<typeof JoinRequest>,
  { lang, heldDevice }: Caller,
) {
  const { email, password, device, name, starts } = request
  const { id: sub } = await userWith(email, password).catch(error => {
    // The specification of the embedded app has 404 here; to a device it means that there is no team server.
    if (error instanceof Problem && error.status === 404)
      throw new Problem(401, { text: { code: 'unauthorised' } })
    throw error
  })
  if (starts) {
    await authorise(sub, { area: 'admin', level: 'edit' }, lang)
    await refuseStarted(team.pool, device)
  }
  const isHeld = heldDevice === device
  const prefix = await registerDevice(team.pool, { id: device, userId: sub, name }, isHeld)
  if (prefix === undefined) throw new Problem(401, { text: { code: 'unauthorised' } })
  const token = await team.tokens.issue({ sub, device })
  const { kty, crv, x, y, ...more } = team.tokens.publicKey
  if (kty !== 'EC' || crv !== 'P-256' || !x || !y) throw new Error('The key of the team is not on P-256')
  return {
    token,
    team: { id: team.id, name: team.name },
    key: { ...more, kty: 'EC', crv: 'P-256', x, y },
    prefix,
  } satisfies v.InferOutput<typeof JoinReply>
}
