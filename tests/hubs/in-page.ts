import { issue } from '#sw/session/token.ts'
import { connect, type Ground } from './connect.ts'
import { journeys } from './journeys.ts'

type Client = Awaited<ReturnType<typeof connect>>

/** What a page of the app is given to speak to the hubs with: the unmodified client, and tokens for whom it likes. */
const inPage = {
  run: (title: string, transport: number) => journeys[title]?.(groundBy(transport)),

  /** Connects as somebody and keeps the texts of what is received. */
  async open(userId: string, transport: number) {
    inPage.client = await connect(groundBy(transport), userId)
    inPage.client.connection.on('receiveMessage', ({ text }: { text: string }) => inPage.texts.push(text))
    inPage.userId = userId
  },
  client: undefined as Client | undefined,
  userId: '',
  texts: [] as string[],
  state: () => inPage.client?.connection.state,

  /**
   * Says these one after the other. What failed may have been stored all the same: then it is not said again. Whether it
   * was is certain once another connection has taken the place of the one that it was sent by.
   */
  async say(toID: string, texts: readonly string[]) {
    for (const text of texts) while (!(await inPage.stored(toID)).includes(text)) await inPage.try(toID, text)
  },
  try: (toID: string, text: string) =>
    inPage.client?.connection.invoke('sendMessage', { toID, text }).catch(inPage.connected),
  async connected() {
    while (inPage.state() !== 'Connected') await new Promise(resolve => setTimeout(resolve, 50))
  },

  /** The texts of a conversation, as they are stored. */
  async stored(userID: string): Promise<string[]> {
    const headers = { Authorization: `Bearer ${await issue(inPage.userId)}` }
    const ask = () => fetch(`/api/chat/history/search?userID=${userID}`, { headers })
    const response = await ask().catch(ask).catch(ask)
    const { items }: { items: { json: string }[] } = await response.json()
    return items.flatMap(({ json }) => JSON.parse(json)).map(({ text }) => text)
  },
}

export type InPage = typeof inPage

const groundBy = (transport: number): Ground => ({
  transport,
  tokenOf: issue,
  urlOf: path => `/${path.replace(/^\{(\w+)\}/, 'api/$1')}`,
})

Object.assign(globalThis, { hubs: inPage })
