import type { ChatContact, ChatMessage } from '#src/contract/chat.ts'
import { type Comer, chatHub } from '#src/contract/core/hubs.ts'
import { check, connect, equal, type HubEnvironment, reasonOf } from './connect.ts'

const comer = (id: string): Comer => ({ id, name: 'Not who I am', avatar: null })
let count = 0
/** Returns a text that no other message has. */
const own = (text: string) => `${text} ${Date.now()}-${count++}`

async function ask<T>({ urlOf, tokenOf }: HubEnvironment, userId: string, path: string): Promise<T> {
  const headers = { Authorization: `Bearer ${await tokenOf(userId)}` }
  return (await fetch(urlOf(path), { headers })).json()
}

async function history(environment: HubEnvironment, userId: string, peerId: string): Promise<ChatMessage[]> {
  const path = `{chat}/history/search?userID=${peerId}`
  const { items } = await ask<{ items: { json: string }[] }>(environment, userId, path)
  return items.flatMap(({ json }) => JSON.parse(json))
}

async function unread(environment: HubEnvironment, userId: string, peerId: string) {
  const contacts = await ask<ChatContact[]>(environment, userId, '{chat}/contact/search')
  return contacts.find(({ id }) => id === peerId)?.unreadCount ?? 0
}

/** Journeys that SignalR's own client must pass with every transport and every environment. */
export const journeys: Record<string, (environment: HubEnvironment) => Promise<void>> = {
  'a message reaches both ends in all their tabs, each as they see it, and is stored': async environment => {
    const [one, two, peer] = await Promise.all([
      connect(environment, 'huong'),
      connect(environment, 'huong'),
      connect(environment, 'chau'),
    ])
    const before = await unread(environment, 'chau', 'huong')
    const text = own('Hàng về chưa em?')
    const given = await one.connection.invoke<ChatMessage>('sendMessage', { toID: 'chau', text })
    equal([given.text, given.isMine, given.fromID, given.toID], [text, true, 'huong', 'chau'])
    const fits = (message: ChatMessage) => message.text === text
    for (const { get } of [one, two]) equal((await get('receiveMessage', fits)).isMine, true)
    equal((await peer.get('receiveMessage', fits)).isMine, false)
    equal((await history(environment, 'huong', 'chau')).at(-1), given)
    equal((await history(environment, 'chau', 'huong')).at(-1)?.text, text)
    equal(await unread(environment, 'chau', 'huong'), before + 1)
    await Promise.all([one, two, peer].map(({ connection }) => connection.stop()))
  },

  'many messages arrive once each and in their order, sent without waiting too': async environment => {
    const [sender, receiver] = await Promise.all([
      connect(environment, 'huong'),
      connect(environment, 'chau'),
    ])
    const texts = Array.from({ length: 12 }, (_, index) => own(`Kệ số ${index}`))
    await Promise.all(
      texts.map((text, index) =>
        index % 2
          ? sender.connection.send('sendMessage', { toID: 'chau', text })
          : sender.connection.invoke('sendMessage', { toID: 'chau', text }),
      ),
    )
    for (const { get, received } of [sender, receiver]) {
      await get<ChatMessage>('receiveMessage', ({ text }) => text === texts.at(-1))
      const arrived = received.map(({ payload }) => (payload as ChatMessage).text)
      equal(
        arrived.filter(text => texts.includes(text)),
        texts,
      )
    }
    await Promise.all([sender, receiver].map(({ connection }) => connection.stop()))
  },

  'what cannot be done is answered by an error, and nothing is stored': async environment => {
    const { connection } = await connect(environment, 'huong')
    const before = await history(environment, 'huong', 'chau')
    const send = (message: unknown) => reasonOf(connection.invoke('sendMessage', message))
    check((await send({ toID: 'chau', text: '  ' })).includes('text'), 'An empty text')
    check((await send({ toID: 'chau', text: 'x'.repeat(4001) })).includes('text'), 'A huge text')
    const unknown = await send({ toID: 'nobody', text: 'Có ai không?' })
    check(/account|tài khoản/.test(unknown), 'An unknown addressee')
    check((await send({ toID: 'huong', text: 'Ghi nhớ' })).includes('toID'), 'To oneself')
    check((await send(undefined)).includes('sendMessage'), 'Nothing at all')
    check((await reasonOf(connection.invoke('toString'))).includes('toString'), 'An unknown method')
    check((await reasonOf(connection.invoke('joinUS', comer('chau')))).includes('id'), 'As somebody else')
    equal(await history(environment, 'huong', 'chau'), before)
    equal(connection.state, 'Connected')
    await connection.stop()
  },

  'somebody who joins is announced to everybody else and to the own other tabs, by the name that is known':
    async environment => {
      const [first, second, tab] = await Promise.all([
        connect(environment, 'chau'),
        connect(environment, 'huong'),
        connect(environment, 'huong'),
      ])
      await second.connection.invoke('joinUS', comer('huong'))
      for (const other of [first, tab]) {
        const { name, avatar } = await other.get<Comer>('receiveComer', ({ id }) => id === 'huong')
        equal([name, avatar], ['Nguyễn Thị Hường', 'images/people/huong.svg'])
      }
      check(!second.received.some(({ payload }) => (payload as Comer).id === 'huong'), 'Told of oneself')
      await Promise.all([first, second, tab].map(({ connection }) => connection.stop()))
    },

  'colleagues come online, and answer several messages once, in their language': async environment => {
    const { connection, get, received } = await connect(environment, 'huong')
    await connection.invoke('joinUS', comer('huong'))
    await get<Comer>('receiveComer', ({ id }) => id !== 'huong')
    await connection.invoke('sendMessage', { toID: 'duc', text: own('Hi Đức, are you there') })
    await connection.invoke('sendMessage', { toID: 'duc', text: own('how many boxes are left in stock?') })
    const answer = await get<ChatMessage>('receiveMessage', ({ fromID }) => fromID === 'duc')
    equal([answer.isMine, answer.toID], [false, 'huong'])
    equal((await history(environment, 'huong', 'duc')).at(-1), answer)
    const isAnswer = ({ payload }: { payload: unknown }) => (payload as ChatMessage).fromID === 'duc'
    equal(received.filter(isAnswer).length, 1)
    await connection.stop()
  },

  'without a token, and with a bad one, nobody connects': async environment => {
    for (const token of ['', 'not.a.token']) {
      const refused = connect({ ...environment, tokenOf: async () => token }, 'huong')
      check((await reasonOf(refused)).includes('401'), `Connected with “${token}”`)
    }
  },

  'a connection is its user’s own, and over when it is stopped': async environment => {
    const [mine, theirs] = await Promise.all(['huong', 'chau'].map(environment.tokenOf))
    const url = environment.urlOf(chatHub.path)
    const bearer = (token = '') => ({ Authorization: `Bearer ${token}` })
    const negotiated = await fetch(`${url}/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: bearer(mine),
    })
    const { connectionToken } = await negotiated.json()
    const poll = (token?: string) =>
      fetch(`${url}?id=${connectionToken}&_=${count++}`, { headers: bearer(token) })
    equal((await poll(theirs)).status, 404)
    equal((await poll(mine)).status, 200)
    const ended = await fetch(`${url}?id=${connectionToken}`, { method: 'DELETE', headers: bearer(mine) })
    equal(ended.status, 202)
    equal((await poll(mine)).status, 404)
  },
}
