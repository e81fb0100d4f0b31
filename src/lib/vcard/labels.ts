import type { Labelled } from './card.ts'
import type { Line } from './lines.ts'
import { oneLine, plain } from './values.ts'

/** What a number or an address is called: its own name, else what its type means; empty when nobody said. */
export function labelOf(line: Line, lines: readonly Line[]): string {
  const own =
    line.group && lines.find(other => other.group === line.group && other.name === 'X-ABLABEL')?.value
  // Apple marks the words that it translates: `_$!<Mobile>!$_`
  if (own) return oneLine(plain(own, 100)).replace(/^_\$!<(.*)>!\$_$/, '$1')
  const types = new Set(line.params.get('TYPE'))
  const isWork = types.has('work')
  if (types.has('fax')) return isWork ? 'Work fax' : 'Fax'
  if (types.has('cell') || types.has('iphone') || types.has('mobile')) return 'Mobile'
  if (isWork) return 'Work'
  if (types.has('home')) return line.name === 'EMAIL' ? 'Personal' : 'Home'
  return types.has('pager') ? 'Pager' : types.has('main') ? 'Main' : ''
}

const types = {
  TEL: { Mobile: 'CELL', Work: 'WORK', Home: 'HOME', Fax: 'FAX', 'Work fax': 'WORK,FAX', Pager: 'PAGER' },
  EMAIL: { Work: 'WORK', Personal: 'HOME' },
}

/** The type that comes back as this label, if there is one. */
export const typeOf = (name: keyof typeof types, { label }: Labelled) =>
  Object.entries(types[name]).find(([known]) => known === label)?.[1]
