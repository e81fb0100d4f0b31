import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'

/** spec: product.md section 3, Navigation item */
export interface NavigationItem {
  id: string
  title: string
  /** The id of the translation of `title`. */
  titleId?: string
  type: 'group' | 'basic' | 'collapsable' | 'aside' | 'divider'
  /** A heroicon's name, such as `home`. */
  icon?: string
  link?: string
  badge?: { title: string; hot?: boolean }
  disabled?: boolean
  active?: boolean
  exactMatch?: boolean
  tabIndex?: number
  children?: NavigationItem[]
}

export const NavigationItem: v.GenericSchema<NavigationItem> = v.object({
  id: v.string(),
  title: v.string(),
  titleId: v.optional(v.string()),
  type: v.picklist(['group', 'basic', 'collapsable', 'aside', 'divider']),
  icon: v.optional(v.string()),
  link: v.optional(v.string()),
  badge: v.optional(v.object({ title: v.string(), hot: v.optional(v.boolean()) })),
  disabled: v.optional(v.boolean()),
  active: v.optional(v.boolean()),
  exactMatch: v.optional(v.boolean()),
  tabIndex: v.optional(v.number()),
  children: v.optional(v.array(v.lazy(() => NavigationItem))),
})

/** spec: sample-data.md section 2 */
export const navigationSets = ['compact', 'default', 'futuristic', 'horizontal'] as const
export type NavigationSets = Record<(typeof navigationSets)[number], NavigationItem[]>

const items = v.array(NavigationItem)

/** Any signed-in user may call it. */
const needs = 'signedIn'

export const navigation = define({
  /** spec: product.md section 7; `fav` is JSON text with Theme (`theme-default`), Scheme and Layout. */
  get: {
    method: 'GET',
    path: '{auth}/common/navigation',
    needs,
    reply: v.object({ nav: items, fav: v.string() }),
  },
  /** Beyond the specification: the counts of badges, by the id of their item. They change more often than the tree. */
  counts: {
    method: 'GET',
    path: '{auth}/common/navigation/counts',
    needs,
    reply: v.record(v.string(), v.number()),
  },
  /** spec: sample-data.md section 7, Common: the same showcase, arranged for four kinds of navigation */
  sets: {
    method: 'GET',
    path: '/api/common/navigation',
    needs,
    reply: v.object(v.entriesFromList(navigationSets, items)),
  },
})
