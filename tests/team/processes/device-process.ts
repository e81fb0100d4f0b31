import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { files, PART_BYTES } from '#src/contract/files.ts'
import { audit } from '#src/contract/shop/audit.ts'
import { tasks } from '#src/contract/tasks.ts'
import { team } from '#src/contract/team.ts'
import { toJson } from '#src/lib/bytes-json.ts'
import { issue } from '#sw/session/token.ts'
import { databaseOf, db } from '#sw/storage/db.ts'
import { versions } from '#sw/storage/versions.ts'
import { sharedTables } from '#sw/team/shared-tables.ts'
import { type Call, callOf, formCall } from '#tests/kill/calls.ts'
import { makeWorld, type World } from '#tests/kill/world.ts'
import { patternOf } from '#tests/support/pattern.ts'
import { seededRandom } from '#tests/support/random.ts'
import { call, freshServer, sendAgain } from '#tests/support/server.ts'
import { journalTo, replay } from './journal.ts'
import { randomWrites } from './random-write.ts'

/*
 * A device of a team as a process of its own, which a test starts and kills: the worker's server with its database, which
 * the file JOURNAL keeps. Its parent sends commands by name.
 */

const journal = process.env.JOURNAL ?? ''
let write: (() => Promise<Call[]>) | undefined

const requestOf = async ({ method, path, body, form, headers = {} }: Call, key: string) =>
  new Request(new URL(path, 'https://outpost.example/'), {
    method,
    headers: {
      ...headers,
      Authorization: `Bearer ${await issue('huong')}`,
      'Idempotency-Key': key,
      'Outpost-Schema': String(schemaVersion),
      'Outpost-Wrote-At': String(Date.now()),
    },
    body: form ? formOf(form) : JSON.stringify(body),
  })

function formOf(form: NonNullable<Call['form']>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(form))
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, new File([`${value.mark} `.repeat(value.times)], value.name, { type: value.type }))
  return data
}

/** Sends a write as a page does, and tells the parent that this device has accepted it. */
async function sendWrite(sent: Call) {
  const key = randomUUID()
  const response = await sendAgain(await requestOf(sent, key))
  if (response.status === 500) throw new Error(`${sent.method} ${sent.path}: ${await response.text()}`)
  if (response.ok && sent.isWrite) process.send?.({ accepted: key, call: `${sent.method} ${sent.path}` })
  return response.ok
}

const commands = {
  /** Joins a team with an account of the sample. */
  async join(address: string, name: string) {
    await freshServer()
    const credentials = { email: 'staff@outpost.example', password: 'Outpost-2026' }
    await call(team.join, { body: { address, ...credentials, name } })
  },
  world() {
    const keyed = (...[endpoint, sent]: Parameters<typeof call>) =>
      call(endpoint, { ...sent, headers: { 'Idempotency-Key': randomUUID() } })
    return makeWorld(keyed as typeof call)
  },
  async begin(world: World, seed: number) {
    const prefix = (await db.team.get('team'))?.prefix ?? ''
    write = randomWrites(world, prefix, seededRandom(seed))
  },
  /** Makes that many random writes. */
  async write(count: number) {
    for (let done = 0; done < count; ) {
      let isAccepted = false
      for (const one of (await write?.()) ?? []) isAccepted = await sendWrite(one)
      if (isAccepted) done++
    }
  },
  async addTasks(first: number, count: number) {
    for (let number = first; number < first + count; number++)
      await sendWrite(callOf(tasks.create, { body: { task: { title: `task ${number}` } } }))
  },
  /** Stores a file in parts, as the file manager does, and makes it unless it is `discarded`. */
  async uploadInParts(uploadId: string, size: number, end: 'finished' | 'discarded') {
    const bytes = patternOf(size)
    for (let part = 0; part * PART_BYTES < size; part++) {
      const body = new FormData()
      body.set('uploadId', uploadId)
      body.set('part', String(part))
      body.set('data', new File([bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)], 'part'))
      await call(files.uploadPart, { body })
    }
    if (end === 'discarded') return call(files.discardUpload, { body: { uploadId } })
    const body = { uploadId, name: `${uploadId}.mp4`, mime: 'video/mp4', size }
    return sendWrite(callOf(files.finishUpload, { body }))
  },
  /** Stores a file of so many bytes with one write. */
  uploadWhole: (name: string, size: number) =>
    sendWrite(formCall(files.upload, { file: { mark: 'x', times: size / 2, name, type: 'text/plain' } })),
  async sync() {
    await call(team.sync, { query: {} })
    const count = (state: string) => db.outbox.where('state').equals(state).count()
    const [waiting, done, refused, shadows] = await Promise.all([
      count('waiting'),
      count('done'),
      count('refused'),
      db.shadows.count(),
    ])
    return { waiting, done, refused, shadows, state: (await db.team.get('team'))?.state }
  },
  waitForChange: (seconds: number) => call(team.sync, { query: { wait: String(seconds) } }),
  refusals: () => db.outbox.where('state').equals('refused').toArray(),
  async discardAll() {
    for (const { sequence } of await call(team.waiting)) await call(team.discard, { body: { sequence } })
  },
  /** Returns all shared rows, by table and key. Bytes stay out: a team exchanges them apart. */
  async rows() {
    const all: Record<string, string> = {}
    for (const name of sharedTables)
      await db.table(name).each((row, { primaryKey }) => {
        all[`${name} ${JSON.stringify(primaryKey)}`] = JSON.stringify(toJson(row))
      })
    return all
  },
  integrity: async () => (await call(audit.integrity)).differences,
}

export type Commands = typeof commands

process.on('message', async ({ id, name, args }: { id: number; name: keyof Commands; args: never[] }) => {
  try {
    const result = await (commands[name] as (...args: never[]) => unknown)(...args)
    process.send?.({ id, result })
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

const stored = databaseOf(db.name, versions)
await replay(journal, stored)
stored.close()
db.use(journalTo(journal))
process.send?.({ id: 0 })
