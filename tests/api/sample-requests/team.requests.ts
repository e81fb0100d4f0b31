import { vi } from 'vitest'
import { db } from '#sw/storage/db.ts'
import { credentials, fakeTeam, join } from '#tests/team/fake-team.ts'
import { plain, type SampleRequests } from './sample-request.ts'

/** Stores a refused write of this device, which is in a team. */
async function withRefused() {
  const server = fakeTeam()
  for (const table of ['users', 'permissions'])
    for (const row of await db.table(table).toArray()) server.put(table, row.id ?? row.groupID, row)
  await join()
  vi.unstubAllGlobals()
  const sequence = await db.outbox.add({
    key: 'refused',
    method: 'PATCH',
    path: '/api/apps/notes',
    headers: {},
    body: '{}',
    wroteAt: 0,
    touched: [],
    state: 'refused',
    tries: 0,
  })
  return { body: { sequence } }
}

/** The server of the team replies. */
async function asked() {
  await withRefused()
  fakeTeam()
  return {}
}

export const sampleRequests: Record<string, SampleRequests> = {
  team: {
    status: plain,
    waiting: plain,
    waitingRows: plain,
    join: async () => {
      fakeTeam()
      return { body: credentials }
    },
    leave: { body: { discard: false } },
    sync: plain,
    devices: asked,
    online: asked,
    removeDevice: async () => {
      await withRefused()
      fakeTeam()
      return { body: { device: 'till' } }
    },
    retry: withRefused,
    discard: withRefused,
  },
}
