/** spec: product.md section 6, and the other areas of the shop and its apps. A user's own data belongs to no area. */
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
/** Each level includes those before it: to read, to create, to change and remove. */
export const levels = ['none', 'view', 'create', 'edit'] as const

export type Area = (typeof areas)[number]
export type Level = (typeof levels)[number]

/** At least this level in this area. */
export interface Right {
  readonly area: Area
  readonly level: Exclude<Level, 'none'>
  /** Other areas: this level in one of them is enough too. */
  readonly or?: readonly Area[]
}

/** What a caller needs: a right, or only a token for data that is the user's own or open to all users. */
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

/** Whether a level includes another one. */
export const includes = (level: Level, needed: Level) => levels.indexOf(level) >= levels.indexOf(needed)
