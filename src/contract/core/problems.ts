import * as v from 'valibot'
import { areas, levels } from '#src/contract/shared/areas.ts'
import { namedRights } from '#src/contract/shop/rights.ts'
import { storageProblems } from './storage-problem.ts'

const ofField = { field: v.string() }
const ofBody = { field: v.literal('body') }
const ofFile = { field: v.literal('file') }
const ofRight = { area: v.picklist(areas), level: v.picklist(levels.filter(level => level !== 'none')) }

/** The fields of an error reply besides `message` and `code`, by code. `field` is a path: `task.title`. */
const detailsOf = {
  failed: {},
  invalid: ofField,
  notFound: {},
  malformed: ofBody,
  missingBody: ofBody,
  tooLarge: ofBody,
  unauthorised: {},
  invalidToken: {},
  tooManyAttempts: {},
  forbidden: ofRight,
  outdated: {},
  newer: {},
  keyReused: {},
  full: {},
  conflict: { stored: v.looseObject({}), sent: v.looseObject({}) },
  wrongState: { field: v.literal('status') },
  duplicate: ofField,
  inUse: {},
  exceeds: ofField,
  shortStock: ofField,
  overLimit: ofField,
  inTeam: {},
  waitingWrites: {},
  teamRefused: {},
  teamNewer: {},
  teamOlder: {},
  colleagueGone: {},
  fileGone: { field: v.literal('attachments') },
  authUnreachable: {},
  teamUnreachable: {},
  teamEnded: {},
  teamStarted: {},
  teamNotStarted: {},
  lacksRight: { field: v.picklist(namedRights) },
  wrongPin: { field: v.literal('pin') },
  wrongPassword: { field: v.literal('password') },
  ownAdmin: { field: v.literal('permissions.admin') },
  foreignBackup: ofFile,
  newerBackup: ofFile,
  damagedBackup: ofFile,
} as const satisfies Record<string, v.ObjectEntries>

export type ProblemCode = keyof typeof detailsOf

/**
 * The codes of error replies by status. `false`: the body is `false` and has no code, as the specification requires.
 */
export type Problems = Readonly<Record<number, readonly ProblemCode[] | false>>

/** Returns the schema of the body of an error reply with this code. */
export const problemSchema = (code: ProblemCode) =>
  v.strictObject({ message: v.pipe(v.string(), v.nonEmpty()), code: v.literal(code), ...detailsOf[code] })

/** The body of every reply while the database of the device cannot be used: status 503. */
export const StorageProblemBody = v.strictObject({ message: v.string(), code: v.picklist(storageProblems) })
