import { blobOf } from '#server/changes/blob.ts'
import { waitForChanges } from '#server/changes/wait-for-changes.ts'
import { rateLimit } from '#server/http/rate-limit.ts'
import { parsed, queryOf } from '#server/http/read-call.ts'
import { refuseOtherSchema } from '#server/storage/schema.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { BlobQuery, ChangesQuery } from '#src/contract/team-wire.ts'
import { claimsOf } from './claims.ts'
import type { Routes, TeamServer } from './route.ts'

/** The id of the bytes is behind it. */
export const BLOBS = '/api/team/blob/'
const PER_MINUTE = { changes: 600, blob: 600 }

/** Returns the calls with which devices get rows, and the bytes to which they refer. */
export function changeRoutes({ team, announcements }: TeamServer): Routes {
  const limits = { changes: rateLimit(PER_MINUTE.changes), blob: rateLimit(PER_MINUTE.blob) }
  return {
    'GET /api/team/changes': async request => {
      const claims = await claimsOf(team, request)
      limits.changes(claims.device)
      const query = parsed(ChangesQuery, queryOf(request))
      refuseOtherSchema(Number(query.schema), schemaVersion)
      return waitForChanges({ pool: team.pool, announcements, claims, query, signal: request.signal })
    },
    [`GET ${BLOBS}`]: async request => {
      const claims = await claimsOf(team, request)
      limits.blob(claims.device)
      const { part } = parsed(BlobQuery, queryOf(request))
      const id = new URL(request.url).pathname.slice(BLOBS.length)
      return blobOf(team.pool, { userId: claims.sub, id, ...(part !== undefined && { part: Number(part) }) })
    },
  }
}
