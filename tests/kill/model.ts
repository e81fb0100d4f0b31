import { isDeepStrictEqual } from 'node:util'
import type { Kind, Row, Write } from './kind.ts'
import type { Choice } from './plan.ts'

type Action = 'create' | 'change' | 'remove' | 'restore'

/** What is known of a row. */
interface Known {
  mark: string
  /** The row as its acknowledged writes have left it. */
  row: Row
  state: 'new' | 'there' | 'removed'
  /** The fields that a write is changing now; `*` for the whole row. */
  busy: Set<string>
  /** Writes that were given up: each may have been executed or not. No other write of the row follows. */
  uncertain: Begun[]
}

/** A write that was begun and is not acknowledged yet. */
export interface Begun extends Write {
  kind: Kind
  action: Action
  known: Known
  field: string
  key: string
  givesUp: boolean
  losesReply: boolean
}

/** The differences between the app and the model, one line each. */
export interface Differences {
  lost: string[]
  doubled: string[]
  changed: string[]
}

const NEWEST = 8

/**
 * What the app must have: the rows of each kind by their mark. Two writes of one row can be on their way at the same
 * time when they change different fields.
 */
export class Model {
  readonly #rows = new Map<Kind, Map<string, Known>>()
  /** Replies that a write should not have got, one line each. */
  readonly refused: string[] = []
  /** The number of acknowledged writes by domain. */
  readonly acknowledged = new Map<string, number>()
  givenUp = 0
  #marks = 0

  /** Adds the rows that the app has before the first write. */
  add(kind: Kind, rows: readonly Row[]) {
    for (const row of rows) this.#put(kind, String(kind.markOf(row)), 'there', row)
  }

  /** Begins the write that a choice describes; another one of the same kind when that is not possible now. */
  begin(choice: Choice, kind: Kind, other: Kind): Begun {
    const { key, givesUp, losesReply } = choice
    const begun = this.#existing(choice, kind)
    if (begun) return { ...begun, kind, key, givesUp, losesReply }
    const creating = kind.create ? kind : other
    if (!creating.create) throw new Error(`${creating.name} cannot be created`)
    const mark = `${creating.name}-${++this.#marks}`
    const known = this.#put(creating, mark, 'new', {})
    known.busy.add('*')
    const made = creating.create(mark, choice.value)
    return { ...made, kind: creating, action: 'create', known, field: '*', key, givesUp, losesReply }
  }

  #existing({ action, pick, value }: Choice, kind: Kind) {
    const rows = [...(this.#rows.get(kind)?.values() ?? [])].filter(
      ({ state, uncertain, busy }) => state !== 'new' && uncertain.length === 0 && !busy.has('*'),
    )
    const there = rows.filter(({ state }) => state === 'there')
    const idle = there.filter(({ busy }) => busy.size === 0)
    if (action < 0.4 && kind.create) return undefined
    if (action > 0.95 && kind.restore) {
      const known = chosen(
        rows.filter(({ state, busy }) => state === 'removed' && busy.size === 0),
        pick,
      )
      if (known) return begin('restore', known, '*', kind.restore(known.row))
    }
    if (action > 0.85 && kind.remove) {
      const known = chosen(idle, pick)
      if (known) return begin('remove', known, '*', kind.remove(known.row))
    }
    const known = chosen(kind.isVersioned ? idle : there, pick)
    if (!known) return undefined
    const fields = Object.entries(kind.changes ?? {}).filter(([field]) => !known.busy.has(field))
    const first = Math.floor(value * fields.length)
    for (const [field, change] of [...fields.slice(first), ...fields.slice(0, first)]) {
      const made = change(known.row, value)
      if (made) return begin('change', known, kind.isVersioned ? '*' : field, made)
    }
    return undefined
  }

  #put(kind: Kind, mark: string, state: Known['state'], row: Row) {
    const known: Known = { mark, row, state, busy: new Set(), uncertain: [] }
    const rows = this.#rows.get(kind) ?? new Map<string, Known>()
    this.#rows.set(kind, rows.set(mark, known))
    return known
  }

  /** The write has got a reply with status 200. */
  acknowledge({ kind, action, known, field, sets }: Begun, reply: unknown) {
    known.busy.delete(field)
    this.acknowledged.set(kind.domain, (this.acknowledged.get(kind.domain) ?? 0) + 1)
    if (action === 'remove') {
      known.state = 'removed'
      return
    }
    const replied = kind.rowOf?.(reply, known.mark)
    if (kind.rowOf && !replied) this.refused.push(`${known.mark}: the reply to ${action} has no row`)
    for (const [name, value] of Object.entries(sets))
      if (replied && name in replied && !isSame(replied[name], value))
        this.refused.push(
          `${known.mark}: the reply to ${action} has another ${name}: ${JSON.stringify(replied[name])}`,
        )
    const isWhole = action === 'create' || kind.isVersioned
    known.row = { ...known.row, ...(isWhole && replied), ...sets }
    known.state = 'there'
  }

  /** The write was sent by a tab that ended, and nobody sends it again. */
  giveUp(begun: Begun) {
    this.givenUp++
    begun.known.uncertain.push(begun)
  }

  /** The write has got another status than 200, which no write of the model should get. */
  refuse(begun: Begun, status: number, reply: unknown) {
    const { known, action, field } = begun
    this.refused.push(`${known.mark}: ${status} for ${action} ${field}: ${JSON.stringify(reply)}`)
    begun.known.uncertain.push(begun)
  }

  /** Compares the rows of the app with the model. No write may be on its way. */
  compare(kind: Kind, actual: readonly Row[]): Differences {
    const differences: Differences = { lost: [], doubled: [], changed: [] }
    const expected = this.#rows.get(kind) ?? new Map<string, Known>()
    const found = new Map<string, Row[]>()
    for (const row of actual) {
      const mark = String(kind.markOf(row))
      found.set(mark, [...(found.get(mark) ?? []), row])
    }
    for (const [mark, known] of expected) {
      const rows = found.get(mark) ?? []
      for (const _ of rows.slice(1)) differences.doubled.push(mark)
      const [row] = rows
      if (!row && !mayBeAbsent(known)) differences.lost.push(mark)
      if (row && !mayBeThere(known)) differences.changed.push(`${mark} was removed and is there`)
      if (row) differences.changed.push(...changedFields(kind, known, row))
    }
    for (const mark of found.keys())
      if (!expected.has(mark) && mark.startsWith(`${kind.name}-`))
        differences.changed.push(`${mark} is there and was never written`)
    return differences
  }
}

const begin = (action: Action, known: Known, field: string, made: Write) => {
  known.busy.add(field)
  return { ...made, action, known, field }
}

/** Returns one of some rows; every second time one of the newest, which the other tab may be writing. */
function chosen(rows: Known[], pick: number): Known | undefined {
  const few = pick < 0.5 ? rows.slice(-NEWEST) : rows
  return few[Math.floor(((pick * 2) % 1) * few.length)]
}

const mayBeAbsent = ({ state, uncertain }: Known) =>
  state !== 'there' || uncertain.some(({ action }) => action === 'remove')

const mayBeThere = ({ state, uncertain }: Known) =>
  state === 'there' || uncertain.some(({ action }) => action === 'create' || action === 'restore')

function changedFields(kind: Kind, { mark, row, uncertain }: Known, actual: Row): string[] {
  // Nobody knows which version, time and state a document has after a change without a reply.
  if (kind.isVersioned && uncertain.some(({ action }) => action === 'change')) return []
  const sets = uncertain.map(({ sets }) => sets)
  const expected = { ...Object.assign({}, ...sets), ...row }
  return Object.keys(expected)
    .filter(name => !kind.ignored?.includes(name))
    .filter(name => ![row, ...sets].some(one => name in one && isSame(one[name], actual[name])))
    .map(name => {
      const values = [actual[name], expected[name]].map(value => JSON.stringify(value))
      return `${mark}: ${name} is ${values.join(' instead of ')}`
    })
}

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(one ?? null, other ?? null)
