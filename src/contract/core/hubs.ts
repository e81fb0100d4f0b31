import * as v from 'valibot'
import { ChatMessage, OutgoingChatMessage } from '#src/contract/chat.ts'
import { Notification } from '#src/contract/shell/notifications.ts'
import { shortText } from './fields.ts'

type Schema = v.GenericSchema<unknown, unknown>

/**
 * A SignalR hub: the methods that a client can invoke, each with one argument, and the events that the server sends.
 */
export interface Hub {
  /** The path of the specification: begins with a service base. */
  readonly path: string
  readonly methods: Readonly<Record<string, { readonly input: Schema; readonly output: Schema }>>
  readonly events: Readonly<Record<string, Schema>>
}

const defineHub = <const H extends Hub>(hub: H): H => hub

export type MethodOf<H extends Hub> = keyof H['methods'] & string
export type EventOf<H extends Hub> = keyof H['events'] & string
/** The argument of a method, before parsing. */
export type MethodInput<H extends Hub, M extends MethodOf<H>> = v.InferInput<H['methods'][M]['input']>
/** The argument of a method, parsed. */
export type ParsedMethodInput<H extends Hub, M extends MethodOf<H>> = v.InferOutput<H['methods'][M]['input']>
export type MethodOutput<H extends Hub, M extends MethodOf<H>> = v.InferOutput<H['methods'][M]['output']>
export type Payload<H extends Hub, E extends EventOf<H>> = v.InferOutput<H['events'][E]>

/** A user who came online. */
export type Comer = v.InferOutput<typeof Comer>
export const Comer = v.object({ id: shortText, name: shortText, avatar: v.nullable(v.string()) })

/** spec: product.md section 7, chat service. Both ends of a conversation receive each message, in all their tabs. */
export const chatHub = defineHub({
  path: '{chat}/chat-hub',
  methods: {
    /** Returns the message as the sender sees it. */
    sendMessage: { input: OutgoingChatMessage, output: ChatMessage },
    joinUS: { input: Comer, output: v.undefined() },
  },
  events: { receiveMessage: ChatMessage, receiveComer: Comer },
})

export type ForecastNotification = v.InferOutput<typeof ForecastNotification>
export const ForecastNotification = v.object({ merchantID: v.string(), items: v.array(Notification) })

export type ForecastCommand = v.InferOutput<typeof ForecastCommand>
export const ForecastCommand = v.object({
  merchantID: v.string(),
  /** `command` is the JSON text of a `PermissionCommand`. */
  items: v.array(v.object({ type: v.literal('permission'), command: v.string() })),
})

/** Beyond the specification: the prices of coins in US dollars at a time. */
export type ForecastPrices = v.InferOutput<typeof ForecastPrices>
export const ForecastPrices = v.object({
  merchantID: v.string(),
  time: v.pipe(v.string(), v.isoTimestamp()),
  items: v.array(v.object({ iso: v.string(), price: v.number() })),
})

/** Whose permissions changed: those of one user, or of `everyone` in the group. */
export type PermissionCommand = v.InferOutput<typeof PermissionCommand>
export const PermissionCommand = v.object({ userID: v.string(), groupID: v.string() })

/** The special user id of a command for a whole group. */
export const everyone = '*'

/**
 * spec: product.md section 7, real-time service. `merchantID` is the company's id; events of other companies are
 * ignored.
 */
export const maxHub = defineHub({
  path: '{forecast}/max-hub',
  /** Beyond the specification: the connection gets prices until it is closed. Needs the right to view reports. */
  methods: { watchPrices: { input: v.literal(true), output: v.undefined() } },
  events: {
    'forecast-notification': ForecastNotification,
    'forecast-command': ForecastCommand,
    'forecast-prices': ForecastPrices,
  },
})
