import * as v from 'valibot'

/*
 * SignalR's hub protocol in JSON: https://github.com/dotnet/aspnetcore/blob/main/src/SignalR/docs/specs/HubProtocol.md
 * Each message is JSON text that ends with the record separator.
 */
const separator = '\x1e'

/** Returns a message as a frame. */
export const frameOf = (message: object) => JSON.stringify(message) + separator

/** The frame of a ping. */
export const ping = frameOf({ type: 6 })

/** Returns the frame of an event. */
export const invocation = (target: string, payload: unknown) =>
  frameOf({ type: 1, target, arguments: [payload] })

/** Returns whether a frame is an event, and not a reply to a call of its own connection. */
export const isEvent = (frame: string) => frame.startsWith('{"type":1,')

/** Returns the frame of the reply to a call: its result or its error. */
export const completion = (invocationId: string, { result, error }: { result?: unknown; error?: string }) =>
  frameOf({ type: 3, invocationId, ...(error === undefined ? { result } : { error }) })

/** Returns the frame that closes a connection. After an error the client may connect again. */
export const close = (error?: string) => frameOf({ type: 7, error, allowReconnect: error !== undefined })

/** Returns the frame of the reply to a handshake. */
export const handshakeReply = (error?: string) => frameOf({ error })

/** The first message of a client. */
export const Handshake = v.object({ protocol: v.string(), version: v.number() })

/** A call of a method, with or without a stream as its result. */
export type HubCall = v.InferOutput<typeof HubCall>
const HubCall = v.object({
  type: v.picklist([1, 4]),
  invocationId: v.optional(v.nullable(v.string())),
  target: v.string(),
  arguments: v.array(v.unknown()),
})

/** Completions, pings, acknowledgements and message types of later protocols need no reply. */
const Other = v.object({ type: v.pipe(v.number(), v.notValue(1), v.notValue(4)) })

/** A message of a client after the handshake. */
export type Incoming = v.InferOutput<typeof Incoming>
export const Incoming = v.union([HubCall, Other])
/** Returns whether a message calls a method. */
export const isCall = (message: Incoming): message is HubCall => 'target' in message

/** Returns the parsed frames of a text; undefined when it is not a sequence of complete frames. */
export function framesIn(text: string): unknown[] | undefined {
  const frames = text.split(separator)
  if (frames.pop() !== '') return undefined
  try {
    return frames.map(frame => JSON.parse(frame))
  } catch {
    return undefined
  }
}
