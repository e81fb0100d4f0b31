import { db } from '#sw/storage/db.ts'

/**
 * Handles the event `sync` of the browser, as `syncInBackground`. Does nothing after leaving the team and after sign-out;
 * the code for it is loaded only in a team.
 */
export async function onSync(): Promise<void> {
  if ((await db.team.get('team'))?.inBackground) await (await import('./exchange.ts')).syncInBackground()
}
