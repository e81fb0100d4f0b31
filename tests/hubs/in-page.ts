import { issue } from '#sw/session/token.ts'
import { connect, type HubEnvironment } from './connect.ts'
import { journeys } from './journeys.ts'

type Client = Awaited<ReturnType<typeof connect>>

/** The tools with which a page of the app uses the hubs: the unmodified client, and tokens for any user. */
const inPage = {
  run: (title: string, transport: number) => journeys[title]?.(environmentBy(transport)),

  /** Connects as a user and collects the texts of received messages. */
  async open(userId: string, transport: number) {
    inPage.client = await connect(environmentBy(transport), userId)
    inPage.client.connection.on('receiveMessage', ({ text }: { text: string }) => inPage.texts.push(text))
    inPage.userId = userId
  },
  client: undefined as Client | undefined,
  userId: '',
  texts: [] as string[],
  state: () => inPage.client?.connection.state,

  /**
   * Sends texts one after the other. A text whose call failed may still be stored; then it is not sent again. This is
   * certain only after another connection has replaced the one of the failed call.
   */
  async say(toID: string, texts: readonly string[]) {
    for (const text of texts) while (!(await inPage.stored(toID)).includes(text)) await inPage.try(toID, text)
  },
  try: (toID: string, text: string) =>
    inPage.client?.connection.invoke('sendMessage', { toID, text }).catch(inPage.connected),
  async connected() {
    while (inPage.state() !== 'Connected') await new Promise(resolve => setTimeout(resolve, 50))
  },

  /** Returns the stored texts of a conversation. */
  async stored(userID: string): Promise<string[]> {
    const headers = { Authorization: `Bearer ${await issue(inPage.userId)}` }
    const ask = () => fetch(`/api/chat/history/search?userID=${userID}`, { headers })
    const response = await ask().catch(ask).catch(ask)
    const { items }: { items: { json: string }[] } = await response.json()
    return items.flatMap(({ json }) => JSON.parse(json)).map(({ text }) => text)
  },
}

export type InPage = typeof inPage

const environmentBy = (transport: number): HubEnvironment => ({
  transport,
  tokenOf: issue,
  urlOf: path => `/${path.replace(/^\{(\w+)\}/, 'api/$1')}`,
})

Object.assign(globalThis, { hubs: inPage })
