import { invalidate } from '#src/api/invalidation.ts'
import type { User } from '#src/contract/session.ts'
import { arrived } from './present.ts'
import { sendWaiting } from './send.ts'
import { teamHub } from './team-hub.ts'

/** Takes part in the team chat as a user, from now until the answer is called. */
export function join({ id, name, avatar }: Pick<User, 'id' | 'name' | 'avatar'>): () => void {
  const hub = teamHub()
  const sendNow = () => void sendWaiting(id)
  addEventListener('online', sendNow)
  const stops = [
    () => removeEventListener('online', sendNow),
    hub.on('receiveMessage', () => invalidate(['chat'])),
    hub.on('receiveComer', comer => arrived(comer.id)),
    hub.onConnected(() => {
      void hub.invoke('joinUS', { id, name, avatar }).catch(() => undefined)
      // What came while the connection was away.
      void invalidate(['chat'])
      sendNow()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
