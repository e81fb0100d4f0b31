import { markDirty } from '#src/device/drafts/dirty.ts'
import { storageHealth } from '#src/device/storage.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { type FileToSend, sendFile } from './send-file.ts'
import { changeUpload, isUnderWay, setUploads } from './upload-store.ts'

/** What the user is told of a file that was not stored. */
interface Words {
  noRoom: string
  failed: string
}

interface Waiting extends FileToSend {
  id: string
  words: Words
}

const waiting: Waiting[] = []
const controllers = new Map<string, AbortController>()
let isRunning = false

/** Adds files to the end of the queue. They are sent one after the other. */
export function enqueue(files: readonly FileToSend[], words: Words) {
  const added = files.map(file => ({ ...file, id: crypto.randomUUID(), words }))
  for (const { id } of added) controllers.set(id, new AbortController())
  waiting.push(...added)
  setUploads(before => [
    ...before,
    ...added.map(({ id, name, file }) => ({ id, name, size: file.size, sent: 0, state: 'waiting' as const })),
  ])
  if (!isRunning) void run()
}

/** Cancels an upload. What was stored of it is deleted. */
export function cancel(id: string) {
  controllers.get(id)?.abort()
  changeUpload(id, { state: 'cancelled' })
}

/** Closes the tray, unless something is still being sent. */
export const clearUploads = () => setUploads(before => (before.some(isUnderWay) ? before : []))

async function run() {
  isRunning = true
  const clean = markDirty()
  for (let next = waiting.shift(); next; next = waiting.shift()) await send(next)
  clean()
  isRunning = false
}

async function send({ id, words, ...file }: Waiting) {
  const signal = controllers.get(id)?.signal
  try {
    if (!signal || signal.aborted) return
    if (!(await hasRoomFor(file.file.size)))
      return changeUpload(id, { state: 'failed', problem: words.noRoom })
    changeUpload(id, { state: 'sending' })
    await sendFile(file, { signal, onSent: sent => !signal.aborted && changeUpload(id, { sent }) })
    changeUpload(id, { state: 'done', sent: file.file.size })
  } catch (error) {
    if (!signal?.aborted) changeUpload(id, { state: 'failed', problem: problemOf(error, words) })
  } finally {
    controllers.delete(id)
  }
}

async function hasRoomFor(size: number) {
  const { usage, quota } = await storageHealth()
  return usage === undefined || quota === undefined || size < quota - usage
}

const problemOf = (error: unknown, { noRoom, failed }: Words) =>
  error instanceof ApiProblem ? (error.status === 507 ? noRoom : error.message || failed) : failed
