import { fold } from '#src/lib/text/fold.ts'

/** What a column of a file contains. `slot` tells several numbers or addresses of one person apart. */
export type Column =
  | { kind: (typeof SINGLE)[number]['kind'] }
  | { kind: 'email' | 'phone' | 'emailLabel' | 'phoneLabel' | 'place'; slot: string; label: string }

/** Columns that a file has once, by their names without accents and signs. */
const SINGLE = [
  { kind: 'name', names: ['name', 'full name', 'display name', 'ho va ten', 'ho ten', 'ten day du'] },
  { kind: 'given', names: ['first name', 'given name'] },
  { kind: 'additional', names: ['middle name', 'additional name', 'ten dem', 'ten lot'] },
  { kind: 'family', names: ['last name', 'family name', 'ho'] },
  { kind: 'suffix', names: ['name suffix', 'suffix', 'hau to'] },
  { kind: 'prefix', names: ['name prefix', 'tien to', 'danh xung'] },
  {
    kind: 'title',
    names: ['job title', 'organization title', 'organization 1 title', 'position', 'chuc danh', 'chuc vu'],
  },
  {
    kind: 'company',
    names: [
      'company',
      'organization',
      'organization name',
      'organization 1 name',
      'cong ty',
      'to chuc',
      'don vi',
    ],
  },
  { kind: 'birthday', names: ['birthday', 'date of birth', 'ngay sinh', 'sinh nhat'] },
  { kind: 'notes', names: ['notes', 'note', 'ghi chu'] },
  {
    kind: 'tags',
    names: ['labels', 'categories', 'group membership', 'tags', 'groups', 'nhan', 'nhom', 'the'],
  },
  { kind: 'uid', names: ['id', 'uid', 'ma'] },
  { kind: 'website', names: ['web page', 'website', 'website 1 value', 'trang web'] },
] as const

/** The label of a number by the name of its column. */
const PHONES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '': [
      'phone',
      'telephone',
      'tel',
      'primary phone',
      'other phone',
      'dien thoai',
      'so dien thoai',
      'sdt',
      'dt',
      'so dt',
    ],
    Main: ['main phone', 'company main phone'],
    Mobile: ['mobile', 'mobile phone', 'cell', 'cell phone', 'di dong', 'so di dong', 'dien thoai di dong'],
    Home: ['home phone', 'dien thoai nha', 'dien thoai nha rieng'],
    Work: [
      'business phone',
      'work phone',
      'office phone',
      'dien thoai co quan',
      'dien thoai cong viec',
      'may ban',
    ],
    Fax: ['fax', 'home fax', 'other fax', 'so fax'],
    'Work fax': ['business fax', 'work fax'],
    Pager: ['pager'],
  }).flatMap(([label, names]) => names.map(name => [name, label] as const)),
)

/** Returns what each column of a file contains; undefined for a column that is left out. */
export function columnsOf(head: readonly string[]): (Column | undefined)[] {
  const names = head.map(plainName)
  const has = (name: string) => names.includes(name)
  return names.map(name => {
    // In Outlook "Title" is "Mr.", and "Tên" is only the given name where "Họ" is a column too.
    if (name === 'title') return { kind: has('job title') ? 'prefix' : 'title' }
    if (name === 'ten') return { kind: has('ho') ? 'given' : 'name' }
    const single = SINGLE.find(({ names }) => names.some(known => known === name))
    return single ? { kind: single.kind } : (emailColumn(name) ?? phoneColumn(name) ?? placeColumn(name))
  })
}

/** "E-mail 1 - Value" becomes "email 1 value". */
const plainName = (title: string) =>
  fold(title)
    .replace(/e-?mail/g, 'email')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

function emailColumn(name: string): Column | undefined {
  const labels = /^(?:email(?: (\d+))? (?:label|type)|nhan email(?: (\d+))?)$/.exec(name)
  if (labels) return { kind: 'emailLabel', slot: labels[1] ?? labels[2] ?? '1', label: '' }
  const [whole, own, before, after] =
    /^(?:(home|personal|work|business) )?(?:dia chi )?(?:email|thu dien tu)(?: (\d+))?(?: address| value)?(?: (\d+))?$/.exec(
      name,
    ) ?? []
  if (whole === undefined) return undefined
  const label = own === undefined ? '' : /work|business/.test(own) ? 'Work' : 'Personal'
  return { kind: 'email', slot: `${own ?? ''}${before ?? after ?? '1'}`, label }
}

function phoneColumn(name: string): Column | undefined {
  const [, nth, other] = /^(?:phone (\d+) (?:label|type)|nhan dien thoai (\d+))$/.exec(name) ?? []
  if (nth ?? other) return { kind: 'phoneLabel', slot: nth ?? other ?? '', label: '' }
  const words = name.replace(/ (value|number)$/, '').replace(/ \d+$/, '')
  const label = PHONES.get(words)
  if (label === undefined) return undefined
  const [number = '1'] = /\d+/.exec(name) ?? []
  return { kind: 'phone', slot: words === 'phone' || words === 'dien thoai' ? number : name, label }
}

/** The parts of a postal address, in the order in which they are written. */
const PLACE_PARTS =
  /^(.*?) ?(formatted|street|street 2|street 3|extended address|city|state|region|postal code|zip|country|country region)$/

function placeColumn(name: string): Column | undefined {
  if (/^(address|dia chi|home address|work address|business address)( \d+)?$/.test(name))
    return { kind: 'place', slot: name, label: 'formatted' }
  const [, slot = '', part = ''] = PLACE_PARTS.exec(name) ?? []
  return /^(home|business|other|address \d+)$/.test(slot) ? { kind: 'place', slot, label: part } : undefined
}
