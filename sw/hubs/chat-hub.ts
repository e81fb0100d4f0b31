import { type Comer, chatHub } from '#src/contract/core/hubs.ts'
import { conversation } from '#sw/chat/conversation.ts'
import { deliver, send } from '#sw/chat/send.ts'
import { scaled } from '#sw/server/delay.ts'
import { badRequest, Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { connectionsOf, emit } from './connections.ts'
import { defineHubHandlers } from './define-hub.ts'
import { languageOf, replyTo } from './demo-replies.ts'
import type { ConnectionRow, ScheduledRow } from './domain.ts'

/** How long after a user joins the colleagues of the sample come online, in ms. */
const ARRIVAL_DELAYS_MS = [1500, 4000, 7500]
/** Returns how long a colleague takes to reply, in ms: longer for a longer message. */
const replyDelayMs = (text: string) => 2000 + Math.min(text.length * 50, 4000)

/**
 * The handlers of the chat hub. In a team messages are sent by `chat.send`, so that the team gets them, and no colleague of the sample
 * comes online or replies.
 */
export const chatHubHandlers = defineHubHandlers(chatHub, {
  tables: ['chatMessages', 'chatUnread', 'uploads', 'users', 'team'],
  methods: {
    async sendMessage(sent, { userId, lang }) {
      // A page that does not know yet that this device has joined a team.
      if (await isInTeam()) throw new Problem(409, { text: { code: 'outdated' } })
      const { toID, text, id } = sent
      const isNew = !id || !(await db.chatMessages.get(id))
      const message = await send(userId, sent)
      if (isNew) await awaitAnswer(userId, toID, text, lang)
      return message
    },
    async joinUS({ id }, { userId, token }) {
      if (id !== userId) return badRequest('id')
      // spec: everybody else, and the other tabs of the same user
      const others = (await connectionsOf(chatHub)).filter(({ token: other }) => other !== token)
      await emit(chatHub, 'receiveComer', await comerOf(userId), others)
      if (!(await isInTeam())) await expectColleagues(userId)
    },
  },
  async onDue(row) {
    if (!(await isInTeam())) await (row.kind === 'comer' ? arrive(row) : answer(row))
  },
})

const isInTeam = async () => (await db.team.count()) > 0

async function comerOf(userId: string): Promise<Comer> {
  const { id, name, avatar } = await getOr404(db.users, userId, 'user')
  return { id, name, avatar }
}

/** Schedules the colleagues of the sample who come online one after the other. */
async function expectColleagues(userId: string) {
  const online = await db.users.filter(({ id, status }) => id !== userId && status === 'online').toArray()
  await db.scheduled.bulkPut(
    ARRIVAL_DELAYS_MS.flatMap((ms, index) => {
      const peerId = online[index]?.id
      if (!peerId) return []
      const id = `comer ${userId} ${peerId}`
      return [
        { id, hub: chatHub.path, userId, dueAt: Date.now() + scaled(ms), kind: 'comer', peerId } as const,
      ]
    }),
  )
}

async function arrive({ userId, peerId }: ScheduledRow & { kind: 'comer' }) {
  await emit(chatHub, 'receiveComer', await comerOf(peerId), await connectionsOf(chatHub, userId))
}

/** Schedules the reply of a colleague who is simulated by the sample. Several messages in a row get one reply. */
async function awaitAnswer(userId: string, peerId: string, text: string, lang: ConnectionRow['lang']) {
  if ((await connectionsOf(chatHub, peerId)).length > 0) return
  const id = `answer ${userId} ${peerId}`
  const before = await db.scheduled.get(id)
  const all = before?.kind === 'answer' ? `${before.text}\n${text}` : text
  await db.scheduled.put({
    id,
    hub: chatHub.path,
    userId,
    dueAt: Date.now() + scaled(replyDelayMs(text)),
    kind: 'answer',
    peerId,
    lang: languageOf(all, lang),
    text: all,
  })
}

async function answer(row: ScheduledRow) {
  if (row.kind !== 'answer') return
  const { userId, peerId, text, lang } = row
  const last = (await lastOf(peerId, userId))?.text
  await deliver(peerId, userId, { text: replyTo(text, lang, last) })
}

/** Returns the latest message from one of two people to the other. */
const lastOf = (authorId: string, peerId: string) =>
  conversation(peerId, authorId)
    .reverse()
    .filter(({ fromID }) => fromID === authorId)
    .first()
