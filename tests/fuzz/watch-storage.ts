/** What calls have done to the database since the last `reset`. */
export interface Watched {
  /** The number of requests to IndexedDB: the steps of a call, which do not depend on the speed of the machine. */
  steps: () => number
  /** The tables that a committed transaction has written. */
  changed: () => string[]
  reset: () => void
  /** The tables that were written since the last `forget`. */
  everChanged: () => string[]
  forget: () => void
  stop: () => void
}

const reading = ['get', 'getAll', 'getKey', 'getAllKeys', 'count', 'openCursor', 'openKeyCursor']
const writing = ['add', 'put', 'delete', 'clear']

/** Counts the requests to IndexedDB until `stop`. Transactions that are rolled back change nothing. */
export function watchStorage(): Watched {
  let steps = 0
  const changed = new Set<string>()
  const everChanged = new Set<string>()
  const step = () => void steps++
  const write = (store: IDBObjectStore) => {
    steps++
    store.transaction.addEventListener('complete', () => {
      changed.add(store.name)
      everChanged.add(store.name)
    })
  }
  const ofCursor = ({ source }: IDBCursor) => write('objectStore' in source ? source.objectStore : source)
  const restore = [
    ...reading.flatMap(name => [
      before<IDBObjectStore>(IDBObjectStore.prototype, name, step),
      before<IDBIndex>(IDBIndex.prototype, name, step),
    ]),
    ...writing.map(name => before(IDBObjectStore.prototype, name, write)),
    ...['continue', 'advance'].map(name => before<IDBCursor>(IDBCursor.prototype, name, step)),
    ...['update', 'delete'].map(name => before(IDBCursor.prototype, name, ofCursor)),
  ]
  return {
    steps: () => steps,
    changed: () => [...changed],
    reset: () => {
      steps = 0
      changed.clear()
    },
    everChanged: () => [...everChanged],
    forget: () => everChanged.clear(),
    stop: () => {
      for (const one of restore) one()
    },
  }
}

/** Calls a function before each call of a method. Returns a function that removes it. */
function before<Self>(prototype: object, name: string, run: (self: Self) => void) {
  const original: (...args: unknown[]) => unknown = Reflect.get(prototype, name)
  Reflect.set(prototype, name, function (this: Self, ...args: unknown[]) {
    run(this)
    return Reflect.apply(original, this, args)
  })
  return () => void Reflect.set(prototype, name, original)
}
