import * as v from 'valibot'
import { shortText } from './core/fields.ts'
import { PartNumber, UploadId } from './files.ts'

/*
 * What a device and the server of its team send to each other. All paths are below the address of the team, and every
 * body is JSON, except a backup and the bytes of a part. Bytes in JSON are base64. Times are ms since 1970.
 *
 * POST {team}/join               JoinRequest → JoinReply      401 wrong password, or the id of a device of another member without
 *                                                         a valid token of this device
 * POST {team}/start?StartQuery, gzip of a Backup → true   401, 403 without the right to edit `admin`, 409 `outdated`, 409
 *                                                         `teamStarted`; 400 and 413: nothing was changed
 * POST {team}/push               PushRequest → PushReply      401 no valid token, 409 `outdated`, 429, 5xx: nothing was run, nor at
 *                                                         400 and 413: a write that the server cannot read
 * GET  {team}/part?UploadQuery               → StoredParts    401, 403 without the right to add files, 404: another device has
 *                                                         begun this upload, 409 `outdated`
 * POST {team}/part?PartQuery, the bytes      → true           as above; 400: another part of a finished upload, 413
 * GET  {team}/changes?ChangesQuery           → ChangesReply   401, 409 `outdated`; 410: pull from 0
 * GET  {team}/blob/{id}?BlobQuery           → Blob           401, 404: no such bytes, or none that the member may see
 * GET  {team}/devices                        → TeamDevice[]   401, 403 without the right to view `admin`
 * GET  {team}/online                         → Online         401
 * POST {team}/remove-device  RemovedDevice → true             401, 403 without the right to edit `admin`, 404
 */

/** The largest number of requests of one push. */
export const MAX_PUSHED = 50

/** The largest number of rows of one page of changes. */
export const MAX_PULLED = 1000

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const time = count

/**
 * A write, as the device ran it. `sequence` begins at 1 on each device and has no gaps caused by the network; a
 * discarded write leaves one. `path` begins with `/api/` and contains the query. `headers` never contain a token.
 * `wroteAt` is the time at which the person wrote: the server runs the write with it, and with `key`, so that ids and
 * times are the same on both sides (see `sw/server/call-values.ts`).
 */
export const PushedRequest = v.object({
  sequence: v.pipe(count, v.minValue(1)),
  key: v.pipe(shortText, v.nonEmpty()),
  /** Some writes of the specification are GET. */
  method: v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: v.pipe(v.string(), v.startsWith('/api/'), v.maxLength(10_000)),
  headers: v.record(shortText, v.string()),
  /** `text` is JSON as it was sent. `base64` is a multipart body, with its boundary in `headers['content-type']`. */
  body: v.nullable(v.object({ type: v.picklist(['text', 'base64']), data: v.string() })),
  wroteAt: time,
})

/** `schema` is the schema version of the device's data, `requests` are in order of `sequence`. */
export const PushRequest = v.object({
  device: v.pipe(shortText, v.nonEmpty()),
  schema: count,
  requests: v.pipe(v.array(PushedRequest), v.minLength(1), v.maxLength(MAX_PUSHED)),
})

/** The problem of a refused write: the body of its response, whose words are in the language of the request. */
const WireProblem = v.looseObject({ code: v.optional(v.string()), message: v.optional(v.string()) })

/** The body of 409 `outdated`. `schema` is the version of the rows of the team, or of a server that is older than the device. */
export const Outdated = v.looseObject({ code: v.literal('outdated'), schema: count })

/**
 * The result of one request. 2xx: it is done, now or by an earlier push, and its rows have at most `version`. Other 4xx:
 * it is refused for good and changed nothing. 5xx, 401, 409 with the code `outdated` and 429: it was not run; then it is the last result.
 */
const PushResult = v.object({
  sequence: v.pipe(count, v.minValue(1)),
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  version: v.optional(count),
  problem: v.optional(WireProblem),
})

/**
 * Results in order of `sequence`, without gaps; fewer than requests when the push stopped. `version` is that of the team
 * after the last of them.
 */
export const PushReply = v.object({ results: v.array(PushResult), version: count })

const digits = v.pipe(v.string(), v.digits(), v.maxLength(15))

/**
 * The rows with a version above `cursor`, `limit` at most. With `wait` (s, 25 at most) a reply without rows is delayed
 * until there is one. `device` and `schema` are those of the push, `rights` is that of the first page of the last pull
 * from 0: 410 when the member gets other tables now, or when rows that were removed since the cursor are forgotten.
 */
export const ChangesQuery = v.object({
  cursor: digits,
  limit: v.optional(digits),
  wait: v.optional(digits),
  device: shortText,
  schema: digits,
  rights: v.optional(shortText),
})

/**
 * A row of the team. `key` is its primary key: a text, a number or, for compound keys, an array. `doc` is the stored
 * row, whose bytes are base64 as in a backup; `null` is a removed row. A row appears once, in its newest version. `by` is the
 * id of the other member whose device has changed or removed it last; missing when it was one of the same member, or none.
 */
const ChangedRow = v.object({
  table: shortText,
  key: v.union([v.string(), v.number(), v.array(v.union([v.string(), v.number()]))]),
  doc: v.nullable(v.record(v.string(), v.unknown())),
  version: count,
  by: v.optional(shortText),
})

/** Rows in order of version. `cursor` is that of the next page. With `more`, the next page has rows already. */
export const ChangesReply = v.object({
  rows: v.array(ChangedRow),
  cursor: count,
  more: v.boolean(),
  rights: v.optional(shortText),
})

/**
 * An upload in parts. Its device asks which parts the server has, sends the others, and then pushes the write that makes a
 * file of them. `schema` is that of the push.
 */
export const UploadQuery = v.object({ upload: UploadId, schema: digits })
export const PartQuery = v.object({ ...UploadQuery.entries, part: PartNumber })

/** The numbers of the parts that the server has, from 0. */
export const StoredParts = v.object({ parts: v.array(count) })

/**
 * Which bytes of a content: those of that part, counted from 0, or without `part` those of its first row, which has a
 * `size` when its bytes are in parts.
 */
export const BlobQuery = v.object({ part: v.optional(v.pipe(v.string(), v.digits(), v.maxLength(5))) })

/** The row of an upload or of a content of the file manager, with its bytes. */
export const Blob = v.object({
  table: v.picklist(['uploads', 'fileContents']),
  doc: v.record(v.string(), v.unknown()),
})

/** The signing in of a device to a team. `device` is the random id that the device keeps. */
export const JoinRequest = v.object({
  email: shortText,
  password: shortText,
  device: v.pipe(shortText, v.nonEmpty()),
  name: shortText,
  schema: count,
  /** The team shall start with the data of this device: 403 or 409 (`teamStarted`) when that is not possible. */
  starts: v.optional(v.boolean()),
})

/** `schema` is that of the push. */
export const StartQuery = v.object({ schema: digits })

/** `key` is the public key of the server's tokens; `prefix` begins the codes that this device gives. */
export const JoinReply = v.object({
  token: v.string(),
  team: v.object({ id: shortText, name: shortText }),
  key: v.looseObject({ kty: v.literal('EC'), crv: v.literal('P-256'), x: v.string(), y: v.string() }),
  prefix: shortText,
})

/** The header of a token. */
export const TokenHeader = v.object({
  alg: v.literal('ES256'),
  typ: v.literal('JWT'),
  kid: v.optional(v.string()),
})

/** The claims of a token. `sub` is the user, `team` and `device` are ids; `iat` and `exp` are s since 1970. */
export const TokenClaims = v.object({
  iss: shortText,
  sub: shortText,
  team: shortText,
  device: shortText,
  iat: count,
  exp: count,
  jti: shortText,
})

/** A device of the team. `member` and `user` are the id and the name of its member, `seen` is the time of its last contact. */
export const TeamDevice = v.object({
  id: shortText,
  name: shortText,
  prefix: shortText,
  member: v.optional(shortText),
  user: shortText,
  seen: time,
})

/** The ids of the members who have a device that waits for changes, or did so in the last seconds. */
export const Online = v.array(shortText)

export const RemovedDevice = v.object({ device: v.pipe(shortText, v.nonEmpty()) })
