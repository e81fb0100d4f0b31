import * as v from 'valibot'
import { everything } from './backup.ts'
import { define } from './core/define.ts'
import { shortText } from './core/fields.ts'
import { rightsIn } from './shared/areas.ts'

/**
 * `inStep`: nothing is wrong. `unreachable`: the network or the server does not work. `signIn`: the token has ended.
 * `update`: this version is older than the data of the team. `serverUpdate`: the server of the team is older than this
 * version.
 */
export const connectionStates = ['inStep', 'unreachable', 'signIn', 'update', 'serverUpdate'] as const

export type TeamStatus = v.InferOutput<typeof TeamStatus>
export const TeamStatus = v.object({
  address: shortText,
  name: shortText,
  /** What the codes of this device begin with, after their kind. */
  prefix: shortText,
  state: v.picklist(connectionStates),
  /** When this device was last in step with the team, as an ISO date-time. */
  syncedAt: v.string(),
  /** The number of writes that the team does not have yet, and of those that it has refused. */
  waiting: v.number(),
  failed: v.number(),
})

/** A write that the team does not have. A refused one has the words of the server. */
export type WaitingWrite = v.InferOutput<typeof WaitingWrite>
export const WaitingWrite = v.object({
  sequence: v.number(),
  method: v.string(),
  path: v.string(),
  /** The JSON of the request; null when it has no body, or files. */
  body: v.nullable(v.string()),
  wroteAt: v.string(),
  refused: v.boolean(),
  status: v.nullable(v.number()),
  message: v.nullable(v.string()),
})

/** What became of the latest change of a row that the team does not have: it waits, or was refused. */
export type WaitingState = (typeof waitingStates)[number]
const waitingStates = ['waiting', 'refused'] as const

/** The state of each such row, by its table and its key. */
export type WaitingRows = v.InferOutput<typeof WaitingRows>
export const WaitingRows = v.record(v.string(), v.record(v.string(), v.picklist(waitingStates)))

/** A device of the team. */
export type TeamDevice = v.InferOutput<typeof TeamDevice>
export const TeamDevice = v.object({
  id: shortText,
  name: shortText,
  /** What the codes of the device begin with, after their kind. */
  prefix: shortText,
  /** The id and the name of its member; an older server sends no id. */
  member: v.optional(shortText),
  user: shortText,
  /** The time of its last contact, as an ISO date-time. */
  seenAt: v.string(),
  /** It is the device that asks. */
  own: v.boolean(),
})

const path = '/api/common/team'
const may = rightsIn('admin')
const needs = may.edit

/** The password of the team is sent there, so only an address of this device may be without encryption. */
const isSafe = (text: string) => /^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(text)
const address = v.pipe(shortText, v.url(), v.check(isSafe, 'Not an https address'))
const filled = v.pipe(shortText, v.nonEmpty())
/** The account in the team, and the name of this device. */
export const Joining = v.object({
  address,
  email: filled,
  password: filled,
  name: filled,
  /** Whose data the team has afterwards. With that of the device the team starts: nobody else has used it yet. */
  data: v.optional(v.picklist(['team', 'device']), 'team'),
})
const sequence = v.object({ sequence: v.pipe(v.number(), v.integer(), v.minValue(1)) })

/** Beyond the specification: several devices with the same data. Without a team, nothing leaves this device. */
export const team = define({
  /** Null without a team. */
  status: { method: 'GET', path: `${path}/status`, needs: 'signedIn', reply: v.nullable(TeamStatus) },
  /** The writes that the team does not have, in the order in which they were written. */
  waiting: { method: 'GET', path: `${path}/waiting`, needs: may.view, reply: v.array(WaitingWrite) },
  /** The rows that these writes have changed; of those with text keys. A row with a refused write is refused. */
  waitingRows: { method: 'GET', path: `${path}/waiting-rows`, needs: 'signedIn', reply: WaitingRows },
  /**
   * Replaces the data of this device by that of the team; the replaced data can be restored like that of a backup. A team
   * that starts with this device gets its data first, except its accounts: 409 (`teamStarted`) when it has been used.
   * `address` is that of the team's API: `https://shop.example/api/team`. In this team already, it only signs in again.
   */
  join: {
    method: 'POST',
    path: `${path}/join`,
    needs,
    body: Joining,
    reply: v.boolean(),
    writes: [...everything, 'team'],
    errors: {
      409: ['inTeam', 'teamStarted'],
      422: ['teamRefused', 'teamNotStarted', 'teamNewer', 'teamOlder'],
      502: ['teamUnreachable'],
    },
  },
  /** Keeps the data on this device. 409 (`waitingWrites`) when the team lacks writes of it, unless they are discarded. */
  leave: {
    method: 'POST',
    path: `${path}/leave`,
    needs,
    body: v.object({ discard: v.boolean() }),
    reply: v.boolean(),
    writes: ['team'],
    errors: { 409: ['waitingWrites'] },
  },
  /**
   * Sends what waits and gets what is new; with `wait`, the next change of the team within that number of seconds. Not one
   * transaction. Replies with the changed domains, earlier than after `wait` without any when the team cannot be reached.
   */
  sync: {
    method: 'POST',
    path: `${path}/sync`,
    needs: 'signedIn',
    query: v.object({
      wait: v.optional(v.pipe(shortText, v.digits(), v.transform(Number), v.maxValue(25)), '0'),
    }),
    reply: v.array(v.string()),
  },
  /** The devices of the team, which only its server knows. None without a team. */
  devices: {
    method: 'GET',
    path: `${path}/devices`,
    needs: may.view,
    reply: v.array(TeamDevice),
    errors: { 422: ['teamEnded'], 502: ['teamUnreachable'] },
  },
  /** The ids of the members who are online now, which only the server of the team knows. None without a team. */
  online: {
    method: 'GET',
    path: `${path}/online`,
    needs: 'signedIn',
    reply: v.array(shortText),
    errors: { 422: ['teamEnded'], 502: ['teamUnreachable'] },
  },
  /** Ends the membership of a device, at the server of the team. */
  removeDevice: {
    method: 'POST',
    path: `${path}/remove-device`,
    needs,
    body: v.object({ device: filled }),
    reply: v.boolean(),
    errors: { 422: ['teamEnded'], 502: ['teamUnreachable'] },
  },
  /** Sends a refused write again, as the last one, with a new key. */
  retry: {
    method: 'POST',
    path: `${path}/retry`,
    needs,
    body: sequence,
    reply: v.boolean(),
    writes: ['team'],
    errors: { 409: ['wrongState'] },
  },
  /** Gives up a refused write: its rows become those of the team. */
  discard: {
    method: 'POST',
    path: `${path}/discard`,
    needs,
    body: sequence,
    reply: v.boolean(),
    writes: [...everything, 'team'],
    errors: { 409: ['wrongState'] },
  },
})
