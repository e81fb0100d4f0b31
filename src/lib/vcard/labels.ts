import type { Labelled } from './card.ts'
import type { Line } from './lines.ts'
import { oneLine, plain } from './values.ts'

/**
 * Returns the label of a number or an address: its own label, otherwise the meaning of its type; empty when it has
 * neither.
 */
export function labelOf(line: Line, lines: readonly Line[]): string {
  const own =
    line.group && lines.find(other => other.group === line.group && other.name === 'X-ABLABEL')?.value
  if (own) return ownLabel(oneLine(plain(own, 100)), line.name)
  const types = new Set(line.params.get('TYPE'))
  const isWork = types.has('work')
  if (types.has('fax')) return isWork ? 'Work fax' : 'Fax'
  if (types.has('cell') || types.has('iphone') || types.has('mobile')) return 'Mobile'
  if (isWork) return 'Work'
  if (types.has('home')) return line.name === 'EMAIL' ? 'Personal' : 'Home'
  return types.has('pager') ? 'Pager' : types.has('main') ? 'Main' : ''
}

/**
 * Returns a label of a card. Apple marks labels that it translates: `_$!<Mobile>!$_`. Those with an equivalent here are
 * mapped.
 */
function ownLabel(text: string, name: string): string {
  const [, known] = /^_\$!<(.*)>!\$_$/.exec(text) ?? []
  if (known === undefined) return text
  if (known === 'Home' && name === 'EMAIL') return 'Personal'
  return apple.get(known) ?? known
}

const apple = new Map([
  ['HomeFAX', 'Fax'],
  ['WorkFAX', 'Work fax'],
  ['iPhone', 'Mobile'],
  ['Other', ''],
])

const types = {
  TEL: { Mobile: 'CELL', Work: 'WORK', Home: 'HOME', Fax: 'FAX', 'Work fax': 'WORK,FAX', Pager: 'PAGER' },
  EMAIL: { Work: 'WORK', Personal: 'HOME' },
}

/** Returns the type that is parsed to this label, if there is one. */
export const typeOf = (name: keyof typeof types, { label }: Labelled) =>
  Object.entries(types[name]).find(([known]) => known === label)?.[1]
