import { type Comer, chatHub } from '#src/contract/core/hubs.ts'
import { toMessage } from '#sw/chat/conversation.ts'
import { scaled } from '#sw/server/delay.ts'
import { badRequest } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { answerTo, languageOf } from './colleagues.ts'
import { defineHubHandlers } from './define-handlers.ts'
import { deliver, lastOf } from './deliver.ts'
import { connectionsOf, emit } from './outgoing.ts'
import type { ConnectionRow, ScheduledRow } from './rows.ts'

/** When colleagues of the sample come online to somebody who joins, in ms. */
const arrivals = [1500, 4000, 7500]
/** How long a colleague takes to answer, in ms: reading takes its time. */
const thinking = (text: string) => 2000 + Math.min(text.length * 50, 4000)

export const chatServed = defineHubHandlers(chatHub, {
  tables: ['chatMessages', 'chatUnread', 'users'],
  methods: {
    async sendMessage({ toID, text, id }, { userId, lang }) {
      if (toID === userId) return badRequest('toID')
      await getOr404(db.users, toID, 'user')
      const before = id && (await db.chatMessages.get(id))
      if (before) return before.ownerId === userId ? toMessage(before) : badRequest('id')
      const message = await deliver(userId, toID, text, id)
      await awaitAnswer(userId, toID, text, lang)
      return message
    },
    async joinUS({ id }, { userId }) {
      if (id !== userId) return badRequest('id')
      const others = (await connectionsOf(chatHub)).filter(({ userId: other }) => other !== userId)
      await emit(chatHub, 'receiveComer', await comerOf(userId), others)
      await expectColleagues(userId)
    },
  },
  happen: row => (row.kind === 'comer' ? arrive(row) : answer(row)),
})

async function comerOf(userId: string): Promise<Comer> {
  const { id, name, avatar } = await getOr404(db.users, userId, 'user')
  return { id, name, avatar }
}

/** Some of the sample's people come online, one after the other. */
async function expectColleagues(userId: string) {
  const online = await db.users.filter(({ id, status }) => id !== userId && status === 'online').toArray()
  await db.scheduled.bulkPut(
    arrivals.flatMap((ms, index) => {
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

/** A colleague of the sample, who is not really there, will answer: once, however many messages come before. */
async function awaitAnswer(userId: string, peerId: string, text: string, lang: ConnectionRow['lang']) {
  if ((await connectionsOf(chatHub, peerId)).length > 0) return
  const id = `answer ${userId} ${peerId}`
  const before = await db.scheduled.get(id)
  const all = before?.kind === 'answer' ? `${before.text}\n${text}` : text
  await db.scheduled.put({
    id,
    hub: chatHub.path,
    userId,
    dueAt: Date.now() + scaled(thinking(text)),
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
  await deliver(peerId, userId, answerTo(text, lang, last))
}
