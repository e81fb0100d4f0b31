import type { Announcements } from '#server/changes/announcements.ts'
import { blobOf } from '#server/changes/blob.ts'
import { changesAfter } from '#server/changes/changes.ts'
import { versionsOf } from '#server/changes/tombstones.ts'
import { rightsOf, visibleTables } from '#server/changes/visible.ts'
import { isInContact, listDevices, removeDevice } from '#server/members/devices.ts'
import { join } from '#server/members/join.ts'
import { beginPoll, endPoll, onlineMembers } from '#server/members/online.ts'
import { refuseStarted, start } from '#server/members/start.ts'
import type { Team } from '#server/members/team.ts'
import { partsOf, storePart } from '#server/push/parts.ts'
import { push } from '#server/push/push.ts'
import type { TeamApp } from '#server/push/team-app.ts'
import { refuseOtherSchema } from '#server/storage/schema.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { files, PART_BYTES } from '#src/contract/files.ts'
import {
  BlobQuery,
  ChangesQuery,
  JoinRequest,
  PartQuery,
  PushRequest,
  RemovedDevice,
  StartQuery,
  UploadQuery,
} from '#src/contract/team-wire.ts'
import { authorise } from '#sw/permissions/authorise.ts'
import { langOf } from '#sw/server/lang.ts'
import { notFound, Problem } from '#sw/server/problem.ts'
import { readAtMost } from '#sw/server/read-input.ts'
import { db } from '#sw/storage/db.ts'
import { rateLimit } from './rate-limit.ts'
import { bodyOf, parsed, queryOf } from './read-call.ts'

const MiB = 1024 * 1024
/** A push holds 50 writes; one of them can be a form of 32 MiB, in base64. */
const MAX_PUSH = 64 * MiB
/** A backup file, which is compressed. It is unpacked to 512 MiB at most. */
const MAX_START = 64 * MiB
/** The id of the bytes is behind it. */
export const BLOBS = '/api/team/blob/'
const MAX_WAIT_S = 25
const PER_MINUTE = {
  join: 20,
  start: 5,
  push: 600,
  part: 600,
  changes: 600,
  blob: 600,
  devices: 60,
  online: 60,
}

export interface TeamServer {
  readonly team: Team
  readonly app: TeamApp
  readonly announcements: Announcements
}

type Route = (request: Request, caller: string) => Promise<unknown>

/** Returns the calls of the wire format, by method and path. `caller` is the address of the client. */
export function routesOf({ team, app, announcements }: TeamServer): Readonly<Record<string, Route>> {
  const limits = {
    join: rateLimit(PER_MINUTE.join),
    start: rateLimit(PER_MINUTE.start),
    push: rateLimit(PER_MINUTE.push),
    part: rateLimit(PER_MINUTE.part),
    changes: rateLimit(PER_MINUTE.changes),
    blob: rateLimit(PER_MINUTE.blob),
    devices: rateLimit(PER_MINUTE.devices),
    online: rateLimit(PER_MINUTE.online),
  }

  async function claimsOf(request: Request) {
    const [scheme, token] = request.headers.get('Authorization')?.split(' ') ?? []
    const claims = scheme?.toLowerCase() === 'bearer' && token ? await team.tokens.verify(token) : undefined
    // A removed person or device has a token that has not ended yet.
    const isMember = claims !== undefined && (await db.users.get(claims.sub)) !== undefined
    if (claims && isMember && (await isInContact(team.pool, { id: claims.device, userId: claims.sub })))
      return claims
    throw new Problem(401, { text: { code: 'unauthorised' }, headers: { 'WWW-Authenticate': 'Bearer' } })
  }

  /** Returns the upload whose parts a device asks for or sends. */
  async function senderOf(request: Request) {
    const { sub, device } = await claimsOf(request)
    limits.part(device)
    await authorise(sub, files.uploadPart.needs, langOf(request))
    const { upload, schema } = parsed(UploadQuery, queryOf(request))
    refuseOtherSchema(Number(schema), schemaVersion)
    return { upload, device }
  }

  return {
    'POST /api/team/join': async (request, caller) => {
      limits.join(caller)
      const body = parsed(JoinRequest, await bodyOf(request))
      refuseOtherSchema(body.schema, schemaVersion)
      return join(team, body, langOf(request))
    },
    'POST /api/team/start': async request => {
      const claims = await claimsOf(request)
      limits.start(claims.device)
      const lang = langOf(request)
      await authorise(claims.sub, { area: 'admin', level: 'edit' }, lang)
      refuseOtherSchema(Number(parsed(StartQuery, queryOf(request)).schema), schemaVersion)
      await refuseStarted(team.pool, claims.device)
      return start(new Blob(await readAtMost(MAX_START, request)), claims, lang)
    },
    'POST /api/team/push': async request => {
      const claims = await claimsOf(request)
      limits.push(claims.device)
      const body = parsed(PushRequest, await bodyOf(request, MAX_PUSH))
      refuseOtherSchema(body.schema, schemaVersion)
      if (body.device !== claims.device) throw new Problem(401, { text: { code: 'unauthorised' } })
      return push(app, claims, body)
    },
    'GET /api/team/part': async request => {
      const { upload, device } = await senderOf(request)
      return { parts: await partsOf({ device, upload }) }
    },
    'POST /api/team/part': async request => {
      const { upload, device } = await senderOf(request)
      const { part } = parsed(PartQuery, queryOf(request))
      const data = await new Blob(await readAtMost(PART_BYTES, request)).arrayBuffer()
      await storePart({ device, upload }, part, data)
      return true
    },
    'GET /api/team/changes': async request => {
      const claims = await claimsOf(request)
      limits.changes(claims.device)
      const query = parsed(ChangesQuery, queryOf(request))
      refuseOtherSchema(Number(query.schema), schemaVersion)
      const wait = Math.min(Number(query.wait ?? 0), MAX_WAIT_S)
      const ends = Date.now() + wait * 1000
      const poll = wait > 0 ? await beginPoll(team.pool, claims.device, wait) : undefined
      for (;;) {
        // Listens before it reads, so that no write between the two is missed.
        const changed = announcements.next(Math.max(ends - Date.now(), 1), request.signal)
        // The rights can change while the request waits.
        const tables = await visibleTables(claims.sub)
        const rights = rightsOf(tables)
        // The older rows of a table that the member may view now are below the cursor, so all rows are pulled again.
        if (query.rights !== undefined && query.rights !== rights) throw new Problem(410, { body: true })
        // Removed rows that this device still has were forgotten. A pull of all rows begins without rights.
        const cursor = Number(query.cursor)
        if (query.rights !== undefined && cursor < (await versionsOf(team.pool)).forgotten)
          throw new Problem(410, { body: true })
        const page = await changesAfter(team.pool, {
          tables,
          userId: claims.sub,
          cursor,
          ...(query.limit && { limit: Math.max(1, Number(query.limit)) }),
        })
        if (request.signal.aborted && poll) await endPoll(team.pool, claims.device, poll)
        if (page.rows.length > 0 || Date.now() >= ends || request.signal.aborted) return { ...page, rights }
        await changed
      }
    },
    [`GET ${BLOBS}`]: async request => {
      const claims = await claimsOf(request)
      limits.blob(claims.device)
      const { part } = parsed(BlobQuery, queryOf(request))
      const id = new URL(request.url).pathname.slice(BLOBS.length)
      return blobOf(team.pool, { userId: claims.sub, id, ...(part !== undefined && { part: Number(part) }) })
    },
    'GET /api/team/devices': async request => {
      limits.devices((await claimsOf(request)).device)
      const [devices, users] = await Promise.all([listDevices(team.pool), db.users.toArray()])
      const names = new Map(users.map(({ id, name }) => [id, name]))
      return devices.map(({ userId, ...device }) => ({
        ...device,
        member: userId,
        user: names.get(userId) ?? userId,
      }))
    },
    'GET /api/team/online': async request => {
      limits.online((await claimsOf(request)).device)
      return onlineMembers(team.pool)
    },
    'POST /api/team/remove-device': async request => {
      const { sub, device: own } = await claimsOf(request)
      limits.devices(own)
      const { device } = parsed(RemovedDevice, await bodyOf(request))
      await authorise(sub, { area: 'admin', level: 'edit' }, langOf(request))
      return (await removeDevice(team.pool, device)) || notFound('device', device)
    },
  }
}
