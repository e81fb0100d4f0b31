import { invalidate } from '#src/api/invalidation.ts'
import type { User } from '#src/contract/shared/user.ts'
import { mayHaveMessages } from '#src/device/chat/chat-journal.ts'
import { loadSender } from './conversation/send.ts'
import { arrived } from './present.ts'
import { teamHub } from './team-hub.ts'

/** Connects a user to the team chat. Returns a function that disconnects. */
export function join({ id, name, avatar }: Pick<User, 'id' | 'name' | 'avatar'>): () => void {
  const hub = teamHub()
  const sendNow = () => {
    // This code loads the device's database, which nothing else needs before the chat is open.
    if (mayHaveMessages()) void loadSender().then(({ sendWaiting }) => sendWaiting(id))
  }
  addEventListener('online', sendNow)
  const stops = [
    () => removeEventListener('online', sendNow),
    hub.on('receiveMessage', () => invalidate(['chat'])),
    hub.on('receiveComer', comer => arrived(comer.id)),
    hub.onConnected(() => {
      void hub.invoke('joinUS', { id, name, avatar }).catch(() => undefined)
      // Messages may have arrived while the connection was lost.
      void invalidate(['chat'])
      sendNow()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
