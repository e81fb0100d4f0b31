import * as v from 'valibot'
import { MAX_REPORTS, SavedReport } from '#src/contract/shop/journal.ts'
import { refuse } from '#sw/shop/documents/refuse.ts'
import { db } from '#sw/storage/db.ts'

const Stored = v.array(SavedReport)
const { compare } = new Intl.Collator('vi', { numeric: true })

/** The key in `sets` of a user's reports is this and the id of the user. */
export const REPORTS = 'journalReports:'
const key = (userId: string) => REPORTS + userId

/** Returns the reports of a user, by name. A row that cannot be read has none. */
export async function reportsOf(userId: string): Promise<SavedReport[]> {
  const read = v.safeParse(Stored, (await db.sets.get(key(userId)))?.value)
  return read.success ? read.output.toSorted((one, other) => compare(one.name, other.name)) : []
}

const write = (userId: string, value: SavedReport[]) => db.sets.put({ id: key(userId), value })

/** Stores a report, in place of the one with its id. Rejects with 409 when the user has too many. */
export async function saveReport(userId: string, report: SavedReport): Promise<SavedReport> {
  const others = (await reportsOf(userId)).filter(({ id }) => id !== report.id)
  if (others.length >= MAX_REPORTS) refuse('exceeds', 'reports', String(MAX_REPORTS))
  await write(userId, [...others, report])
  return report
}

/** Removes a report. Returns whether there was one. */
export async function removeReport(userId: string, id: string): Promise<boolean> {
  const all = await reportsOf(userId)
  const others = all.filter(report => report.id !== id)
  if (others.length === all.length) return false
  await write(userId, others)
  return true
}
