import { db } from '#sw/storage/db.ts'
import { sync } from './sync.ts'

/** The scope of a worker, with what TypeScript does not describe and only Chromium has. */
interface Scope {
  readonly registration?: { readonly sync?: { readonly register: (tag: string) => Promise<void> } }
}

const countWaiting = () => db.outbox.where('state').equals('waiting').count()

/**
 * Asks the browser for an event `sync` when there is a network, if a write waits because the team cannot be reached. Does
 * nothing in a browser without this event, or that does not allow it: then only open pages send.
 */
async function askForSync(): Promise<void> {
  const manager = (globalThis as Scope).registration?.sync
  const team = await db.team.get('team')
  if (!manager || team?.state !== 'unreachable' || (await countWaiting()) === 0) return
  try {
    await manager.register('outpost-team')
    await db.team.update('team', { inBackground: true })
  } catch {
    // The user has denied the permission.
  }
}

/** Sends and gets after a write, and asks for the event when something still waits. */
export async function syncAfterWrite(): Promise<void> {
  await sync()
  await askForSync()
}

/**
 * Handles the event: sends what waits and gets what is new, after the pass that runs already (`sync.ts`). Does nothing after
 * sign-out and after leaving the team. Rejects when something still waits, so that the browser repeats the event.
 */
export async function onSync(): Promise<void> {
  if (!(await db.team.get('team'))?.inBackground) return
  await sync()
  if ((await countWaiting()) > 0) throw new Error('Some writes still wait')
}
