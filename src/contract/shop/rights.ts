import { type Area, includes, type Level, type Right } from '#src/contract/shared/areas.ts'

/** What a user may do beyond the levels of the areas. */
export const namedRights = [
  'changePrice',
  'discountOverLimit',
  'sellBelowZero',
  'sellBeyondCredit',
  'refund',
  'void',
  'seeCost',
  'openDrawer',
] as const
export type NamedRight = (typeof namedRights)[number]

/** A named right follows from the level of one of these areas. */
const givenBy: Readonly<Record<NamedRight, readonly Right[]>> = {
  changePrice: [{ area: 'pos', level: 'edit' }],
  discountOverLimit: [{ area: 'pos', level: 'edit' }],
  sellBelowZero: [{ area: 'pos', level: 'edit' }],
  sellBeyondCredit: [{ area: 'fund', level: 'edit' }],
  refund: [{ area: 'pos', level: 'edit' }],
  void: [{ area: 'pos', level: 'edit' }],
  seeCost: [
    { area: 'report', level: 'edit' },
    { area: 'check-in', level: 'edit' },
  ],
  openDrawer: [{ area: 'pos', level: 'edit' }],
}

/** Returns whether these permissions contain a named right. */
export const hasRight = (permissions: Readonly<Record<Area, Level>>, right: NamedRight) =>
  givenBy[right].some(({ area, level }) => includes(permissions[area], level))
