import { rateLimit } from '#server/http/rate-limit.ts'
import { bodyOf, parsed, queryOf } from '#server/http/read-call.ts'
import { listDevices, removeDevice } from '#server/members/devices.ts'
import { join } from '#server/members/join.ts'
import { onlineMembers } from '#server/members/online.ts'
import { refuseStarted, start } from '#server/members/start.ts'
import { refuseOtherSchema } from '#server/storage/schema.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { JoinRequest, RemovedDevice, StartQuery } from '#src/contract/team-wire.ts'
import { authorise } from '#sw/permissions/authorise.ts'
import { langOf } from '#sw/server/lang.ts'
import { notFound } from '#sw/server/problem.ts'
import { readAtMost } from '#sw/server/read-input.ts'
import { db } from '#sw/storage/db.ts'
import { claimsOf, tokenOf } from './claims.ts'
import type { Routes, TeamServer } from './route.ts'

const MiB = 1024 * 1024
/** A backup file, which is compressed. It is unpacked to 512 MiB at most. */
const MAX_START = 64 * MiB
const PER_MINUTE = { join: 20, start: 5, devices: 60, online: 60 }

/** Returns the calls that make a device a member's, start a team with its rows, and tell who is in the team. */
export function memberRoutes({ team }: TeamServer): Routes {
  const limits = {
    join: rateLimit(PER_MINUTE.join),
    start: rateLimit(PER_MINUTE.start),
    devices: rateLimit(PER_MINUTE.devices),
    online: rateLimit(PER_MINUTE.online),
  }
  return {
    'POST /api/team/join': async (request, caller) => {
      limits.join(caller)
      const body = parsed(JoinRequest, await bodyOf(request))
      refuseOtherSchema(body.schema, schemaVersion)
      const held = await tokenOf(team, request)
      return join(team, body, { lang: langOf(request), heldDevice: held?.device })
    },
    'POST /api/team/start': async request => {
      const claims = await claimsOf(team, request)
      limits.start(claims.device)
      const lang = langOf(request)
      await authorise(claims.sub, { area: 'admin', level: 'edit' }, lang)
      refuseOtherSchema(Number(parsed(StartQuery, queryOf(request)).schema), schemaVersion)
      await refuseStarted(team.pool, claims.device)
      return start(new Blob(await readAtMost(MAX_START, request)), claims, lang)
    },
    'GET /api/team/devices': async request => {
      const { sub, device: own } = await claimsOf(team, request)
      limits.devices(own)
      await authorise(sub, { area: 'admin', level: 'view' }, langOf(request))
      const [devices, users] = await Promise.all([listDevices(team.pool), db.users.toArray()])
      const names = new Map(users.map(({ id, name }) => [id, name]))
      return devices.map(({ userId, ...device }) => ({
        ...device,
        member: userId,
        user: names.get(userId) ?? userId,
      }))
    },
    'GET /api/team/online': async request => {
      limits.online((await claimsOf(team, request)).device)
      return onlineMembers(team.pool)
    },
    'POST /api/team/remove-device': async request => {
      const { sub, device: own } = await claimsOf(team, request)
      limits.devices(own)
      const { device } = parsed(RemovedDevice, await bodyOf(request))
      await authorise(sub, { area: 'admin', level: 'edit' }, langOf(request))
      return (await removeDevice(team.pool, device)) || notFound('device', device)
    },
  }
}
