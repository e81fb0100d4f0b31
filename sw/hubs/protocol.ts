import * as v from 'valibot'

/*
 * SignalR's hub protocol in JSON: https://github.com/dotnet/aspnetcore/blob/main/src/SignalR/docs/specs/HubProtocol.md
 * Each message is JSON text that ends with the record separator.
 */
const separator = '\x1e'

export const frameOf = (message: object) => JSON.stringify(message) + separator

export const ping = frameOf({ type: 6 })

export const invocation = (target: string, payload: unknown) =>
  frameOf({ type: 1, target, arguments: [payload] })

/** Returns whether a frame is an event, and not a reply to a call of its own connection. */
export const isEvent = (frame: string) => frame.startsWith('{"type":1,')

export const completion = (invocationId: string, { result, error }: { result?: unknown; error?: string }) =>
  frameOf({ type: 3, invocationId, ...(error === undefined ? { result } : { error }) })

export const close = (error?: string) => frameOf({ type: 7, error, allowReconnect: error !== undefined })

export const handshakeReply = (error?: string) => frameOf({ error })

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

export type Incoming = v.InferOutput<typeof Incoming>
export const Incoming = v.union([HubCall, Other])
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
