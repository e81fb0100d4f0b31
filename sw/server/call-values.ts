import { Dexie } from 'dexie'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a write may wait before it is sent again. An older time, or one that is not possible, is ignored. */
const MAX_WAIT_MS = 90 * DAY_MS
/** How far the clock of another device may be ahead. */
const MAX_SKEW_MS = DAY_MS

/** What a write takes from its call, so that the same call on another database stores the same rows. */
export interface CallValues {
  /** When the person wrote, in ms since 1970. */
  at: number
  /** When the call arrived, in ms since 1970. */
  arrivedAt: number
  /** The hash of the idempotency key, as hexadecimal digits, from which ids are made; empty without a key. */
  hash: string
  /** How many ids the write has made. */
  ids: number
}

/** The values of each write, by its transaction of IndexedDB. */
const values = new WeakMap<object, CallValues>()

/**
 * Returns the values of a call. `wroteAt` is the time in ms that its header contains; the time of arrival replaces an
 * impossible one.
 */
export async function callValues(key: string | null, wroteAt: string | null): Promise<CallValues> {
  const now = Date.now()
  const sent = Number(wroteAt)
  const at = sent > now - MAX_WAIT_MS && sent < now + MAX_SKEW_MS ? Math.trunc(sent) : now
  const bytes = key ? await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key)) : []
  const hash = Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
  return { at, arrivedAt: now, hash, ids: 0 }
}

/** Gives a transaction of IndexedDB the values of its call. */
export const setCallValues = (transaction: object, ofCall: CallValues) => void values.set(transaction, ofCall)

const current = () => values.get(Dexie.currentTransaction?.idbtrans ?? values)

/**
 * Returns an id in the form of a UUID: a hash of the call's idempotency key and of how many ids its write has made before.
 * Random outside of a write.
 */
export function newId(): string {
  const ofCall = current()
  if (!ofCall?.hash) return crypto.randomUUID()
  const digits = ofCall.hash.slice(0, 24) + (ofCall.ids++).toString(16).padStart(8, '0')
  return digits.replace(/(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-')
}

/** Returns 8 hexadecimal digits that are the same on each server that runs the call; none without an idempotency key. */
export const callId = () => current()?.hash.slice(0, 8) ?? ''

/** Returns when the person wrote, in ms since 1970. Now, outside of a write. */
export const wroteAt = () => current()?.at ?? Date.now()

/**
 * Returns when the call arrived, in ms since 1970: for time limits, which a client must not be able to move. Now, outside
 * of a write.
 */
export const arrivedAt = () => current()?.arrivedAt ?? Date.now()

/** Returns when the person wrote, as an ISO date-time. */
export const wroteAtText = () => new Date(wroteAt()).toISOString()
