import { endpointOf } from '#src/api/endpoint-of.ts'
import { writesOf } from '#src/device/servers/writes.ts'

/**
 * Returns the copy of a reply, as JSON, with the fields of the user's waiting writes that this path shows (`shownBy` of
 * the contract). Rejects with Dexie's error.
 */
export async function withWaiting(userId: string, path: string, copy: string): Promise<string> {
  const writes = await writesOf(userId)
  const shown = writes.filter(
    write => write.state === 'waiting' && endpointOf(write)?.waits?.shownBy === path,
  )
  return shown.length === 0
    ? copy
    : JSON.stringify(Object.assign(JSON.parse(copy), ...shown.map(({ input }) => input.body)))
}
