import { scaleChunks } from '#seed/scale.ts'
import { deviceOf } from '#server/testing/device.ts'
import { sample } from '#tests/support/test.ts'
import { join, withProfile } from './profile.ts'

const ROUNDS = 3
/** The contacts of one import. */
const CHUNK = 1000

/**
 * Lets the team at a port have that many rows: those of the sample, and generated contacts, which a device imports. Rejects
 * when it has another number.
 */
export async function fillTeam(port: number, count: number) {
  const device = await deviceOf(port, sample.email, 'filler')
  const before = (await device.rows()).length
  for (const contacts of scaleChunks('contacts', 0, count - before, CHUNK, Date.now()))
    await device.push({ method: 'POST', path: '/api/apps/contacts/import', sent: { contacts } })
  const after = (await device.rows()).length
  if (after !== count) throw new Error(`The team has ${after} rows`)
}

/** Returns the times in ms in which real profiles join the team, one after the other, until all rows are stored. */
export async function timesToJoin(url: string) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    times.push(await withProfile(url, page => join(page, `new ${round}`)))
  return times
}
