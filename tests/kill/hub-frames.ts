import { frameOf } from '#sw/hubs/protocol.ts'

/** The first frame of a connection. */
export const handshake = frameOf({ protocol: 'json', version: 1 })

/** Returns the frame that invokes a method of a hub. */
export const invocationOf = (target: string, argument: object) =>
  frameOf({ type: 1, invocationId: '1', target, arguments: [argument] })
