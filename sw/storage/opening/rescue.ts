import { schemaVersion } from '#src/contract/core/schema-version.ts'
import type { StorageProblem, StorageReply, StorageRequest } from '#src/contract/core/storage-problem.ts'
import { langOf } from '#sw/server/lang.ts'
import { isQuota, Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { markDevice, unmarkDevice } from './device-mark.ts'
import { opening, StorageError } from './opening.ts'

/** In English and in Vietnamese. */
const texts: Record<StorageProblem, readonly [en: string, vi: string]> = {
  cleared: [
    'The browser has removed Outpost’s data from this device.',
    'Trình duyệt đã xoá dữ liệu của Outpost trên máy này.',
  ],
  upgradeBlocked: [
    'Another tab holds Outpost’s data open. Close the other tabs of Outpost.',
    'Một thẻ khác đang giữ dữ liệu của Outpost. Hãy đóng các thẻ Outpost khác.',
  ],
  upgradeFailed: [
    'The data on this device could not be brought to this version. It is whole, as it was before.',
    'Chưa chuyển được dữ liệu trên máy sang phiên bản này. Dữ liệu vẫn còn nguyên như trước.',
  ],
  noRoom: [
    'This device has no room left for Outpost’s data. Free some space and try again.',
    'Máy này không còn chỗ cho dữ liệu của Outpost. Hãy giải phóng bộ nhớ rồi thử lại.',
  ],
  newer: [
    'A newer version of Outpost has written this data.',
    'Dữ liệu này do phiên bản Outpost mới hơn ghi.',
  ],
  broken: ['The data on this device cannot be opened now.', 'Hiện không mở được dữ liệu trên máy này.'],
}

/** Returns the response to a call while the database cannot be used: 503 with the problem. `error` is the reason. */
export async function refuse(error: unknown, request: Request): Promise<Response> {
  const code = await problemOf(error)
  const message = texts[code][langOf(request) === 'vi' ? 1 : 0]
  return Response.json({ message, code }, { status: 503 })
}

/** Returns the reason why the database did not open. */
export async function problemOf(error: unknown): Promise<StorageProblem> {
  if (error instanceof StorageError) return error.problem
  if (isQuota(error)) return 'noRoom'
  const version = await storedVersion()
  return version > 0 && version < schemaVersion * 10 ? 'upgradeFailed' : 'broken'
}

/** Returns the version of the stored database as IndexedDB counts it; 0 when there is none or it does not open. */
const storedVersion = () =>
  new Promise<number>(resolve => {
    const request = indexedDB.open(db.name)
    request.addEventListener('upgradeneeded', () => request.transaction?.abort())
    request.addEventListener('error', () => resolve(0))
    request.addEventListener('success', () => {
      resolve(request.result.version)
      request.result.close()
    })
  }).catch(() => 0)

/**
 * Handles the messages of a page that are not API calls. `prepare` opens the database and rejects when it cannot be
 * used.
 */
export async function handleStorageRequest(
  request: StorageRequest,
  prepare: () => Promise<void>,
): Promise<StorageReply> {
  try {
    if (request.storage === 'restore') await restoreCleared(request)
    if (request.storage === 'startOver') await unmarkDevice()
    await prepare()
    if (request.storage !== 'check') await markDevice()
    return opening.isNewer ? { problem: 'newer' } : {}
  } catch (error) {
    const body = error instanceof Problem ? error.details.body : undefined
    if (typeof body === 'object' && body && 'message' in body) return { message: String(body.message) }
    return { problem: await problemOf(error) }
  }
}

/** Fills a cleared database from a backup, in one transaction. Any other database stays unchanged. */
async function restoreCleared({ file, lang }: StorageRequest & { storage: 'restore' }) {
  if ((await db.meta.count()) > 0) return
  const { readFile, replaceRows } = await import('#sw/backup/backup.ts')
  const { fill } = await import('#sw/storage/fill.ts')
  const language = lang === 'vi' ? 'vi' : 'en'
  const tables = await readFile(file, language)
  await fill(undefined, () => replaceRows(tables, language))
}
