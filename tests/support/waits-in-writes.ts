import Dexie from 'dexie'

/*
 * While a write waits for something other than its database, its transaction can commit: then what it has stored stays,
 * although the call fails. In Node that depends on the duration of the wait, so in tests the call itself throws. A timer
 * is allowed, because the hubs start some for which no write waits.
 */

const methods: [owner: object, names: string[]][] = [
  [globalThis, ['fetch']],
  [Blob.prototype, ['arrayBuffer', 'text']],
  [SubtleCrypto.prototype, ['deriveBits', 'digest', 'generateKey', 'importKey', 'sign', 'verify']],
]

function guard(owner: object, name: string) {
  const original: (...args: unknown[]) => unknown = Reflect.get(owner, name)
  Reflect.set(
    owner,
    name,
    new Proxy(original, {
      apply(method, owner, args) {
        if (Dexie.currentTransaction?.mode === 'readwrite')
          throw new Error(
            `${name} is called in the transaction of a write. Call it in prepare of prepared().`,
          )
        return Reflect.apply(method, owner, args)
      },
    }),
  )
}

// The test files share one process, which has the property after the first one.
const IS_GUARDED = Symbol.for('outpost.writes-are-guarded')
if (!Reflect.has(globalThis, IS_GUARDED)) {
  Reflect.set(globalThis, IS_GUARDED, true)
  for (const [owner, names] of methods) for (const name of names) guard(owner, name)
}
