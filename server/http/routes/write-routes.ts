import { rateLimit } from '#server/http/rate-limit.ts'
import { bodyOf, parsed, queryOf } from '#server/http/read-call.ts'
import { partsOf, storePart } from '#server/push/parts.ts'
import { push } from '#server/push/push.ts'
import { refuseOtherSchema } from '#server/storage/schema.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { files, PART_BYTES } from '#src/contract/files.ts'
import { PartQuery, PushRequest, UploadQuery } from '#src/contract/team-wire.ts'
import { authorise } from '#sw/permissions/authorise.ts'
import { langOf } from '#sw/server/lang.ts'
import { Problem } from '#sw/server/problem.ts'
import { readAtMost } from '#sw/server/read-input.ts'
import { claimsOf } from './claims.ts'
import type { Routes, TeamServer } from './route.ts'

const MiB = 1024 * 1024
/** A push holds 50 writes; one of them can be a form of 32 MiB, in base64. */
const MAX_PUSH = 64 * MiB
const PER_MINUTE = { push: 600, part: 600 }

/** Returns the calls with which devices send their writes, and the parts of uploads before them. */
export function writeRoutes({ team, app }: TeamServer): Routes {
  const limits = { push: rateLimit(PER_MINUTE.push), part: rateLimit(PER_MINUTE.part) }

  /** Returns the upload whose parts a device asks for or sends. */
  async function senderOf(request: Request) {
    const { sub, device } = await claimsOf(team, request)
    limits.part(device)
    await authorise(sub, files.uploadPart.needs, langOf(request))
    const { upload, schema } = parsed(UploadQuery, queryOf(request))
    refuseOtherSchema(Number(schema), schemaVersion)
    return { upload, device }
  }

  return {
    'POST /api/team/push': async request => {
      const claims = await claimsOf(team, request)
      limits.push(claims.device)
      const body = parsed(PushRequest, await bodyOf(request, MAX_PUSH))
      refuseOtherSchema(body.schema, schemaVersion)
      if (body.device !== claims.device) throw new Problem(401, { text: { code: 'unauthorised' } })
      return push(app, claims, body)
    },
    'GET /api/team/part': async request => ({ parts: await partsOf(await senderOf(request)) }),
    'POST /api/team/part': async request => {
      const sending = await senderOf(request)
      const { part } = parsed(PartQuery, queryOf(request))
      const data = await new Blob(await readAtMost(PART_BYTES, request)).arrayBuffer()
      await storePart(sending, part, data)
      return true
    },
  }
}
