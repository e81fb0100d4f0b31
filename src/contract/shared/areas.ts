/** spec: product.md section 6, and what else the shop and its apps hold. One's own things belong to no area. */
export const areas = [
  'pos',
  'check-out',
  'collection',
  'check-in',
  'delivery',
  'inventory',
  'fund',
  'care',
  'reservation',
  'list',
  'people',
  'setting',
  'admin',
  'report',
  'customer',
  'supplier',
  'employee',
  'tasks',
  'contacts',
  'boards',
  'files',
  'products',
  'help',
] as const
/** Each allows what those before it allow: to read, to create, to change and remove. */
export const levels = ['none', 'view', 'create', 'edit'] as const

export type Area = (typeof areas)[number]
export type Level = (typeof levels)[number]

/** At least this level in this area. */
export interface Right {
  readonly area: Area
  readonly level: Exclude<Level, 'none'>
}

/** What a caller needs: a right, or a token and nothing more for what is one's own or everyone's. */
export type Needs = Right | 'signedIn'

/**
 * The rights of an area. An endpoint that reads needs `view`, one that only adds rows needs `create`, one that changes or
 * removes a row needs `edit`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const rightsIn = (area: Area): Readonly<Record<Right['level'], Right>> => ({
  view: { area, level: 'view' },
  create: { area, level: 'create' },
  edit: { area, level: 'edit' },
})

/** Whether a level allows what another one allows. */
export const includes = (level: Level, needed: Level) => levels.indexOf(level) >= levels.indexOf(needed)
