import { i18n } from '@lingui/core'
import { whenControlled } from '#src/api/backend.ts'
import { token } from '#src/api/session.ts'
import { urlOf } from '#src/api/url.ts'
import { backup } from '#src/contract/backup.ts'
import { saveFile } from '#src/device/files/save-file.ts'
import { streamToFile } from '#src/device/files/stream-to-file.ts'
import { ApiProblem } from '#src/lib/problem.ts'

/**
 * Saves all data as one file. It is read, compressed and written in pieces, because the files of a shop do not fit into
 * memory. Resolves to its size in bytes. Rejects with an `ApiProblem`.
 */
export async function saveBackup(): Promise<number> {
  const [url] = await Promise.all([urlOf(backup.export, {}), whenControlled()])
  const headers = { 'Accept-Language': i18n.locale, Authorization: `Bearer ${token()}` }
  const response = await fetch(url, { headers }).catch(noAnswer)
  if (!response.ok) throw new ApiProblem(response.status, await response.json().catch(() => ({})))
  // A host without the worker replies with the page of the app.
  if (!response.body || !response.headers.get('Content-Type')?.includes('json')) return noAnswer()
  const content = response.body.pipeThrough(new CompressionStream('gzip'))
  const file = await streamToFile(content, new AbortController().signal).catch(noAnswer)
  saveFile(file, `outpost-${new Date().toISOString().slice(0, 10)}.json.gz`)
  return file.size
}

function noAnswer(): never {
  throw new ApiProblem(0, { code: 'noAnswer' })
}
