/** When a transaction may begin, and what to call at its end. */
export interface Turn {
  readonly begins: Promise<unknown>
  readonly leave: () => void
}

interface Running {
  readonly tables: ReadonlySet<string>
  readonly writes: boolean
  readonly ended: Promise<void>
}

/**
 * The order of transactions in this process, which is that of IndexedDB: a transaction waits for each earlier one
 * that uses one of its tables, if one of the two writes. Writes also wait for each other, since PostgreSQL runs them
 * one by one: a waiting write needs no connection.
 */
export class Turns {
  readonly #running = new Set<Running>()

  enter(names: readonly string[], writes: boolean): Turn {
    const tables = new Set(names)
    const earlier = [...this.#running].filter(
      other =>
        (writes && other.writes) || ((writes || other.writes) && names.some(name => other.tables.has(name))),
    )
    let end = () => {}
    const ended = new Promise<void>(resolve => {
      end = resolve
    })
    const running = { tables, writes, ended }
    this.#running.add(running)
    return {
      begins: Promise.all(earlier.map(other => other.ended)),
      leave: () => {
        this.#running.delete(running)
        end()
      },
    }
  }
}
