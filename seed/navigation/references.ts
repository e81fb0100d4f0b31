import type { NavigationSets } from '#src/contract/shell/navigation.ts'
import type { Item } from './item.ts'

/** An item of another set: the id of the same item of the default set, or what differs from the one with its id. */
type Reference = string | (Partial<Omit<Item, 'children'>> & { id: string; children?: Reference[] })

/** The four sets as they are stored: the default one as it is, the others as references to its items. */
export type StoredSets = { default: Item[] } & Record<Exclude<keyof NavigationSets, 'default'>, Reference[]>

const flat = (items: readonly Item[]): Item[] => items.flatMap(item => [item, ...flat(item.children ?? [])])
const byId = (items: readonly Item[]) => new Map(flat(items).map(item => [item.id, item]))

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the sets as they are stored. */
export function toStored({ default: usual, ...sets }: Record<keyof NavigationSets, Item[]>): StoredSets {
  const known = byId(usual)
  function referenceTo({ children, ...fields }: Item): Reference {
    const { children: usualChildren, ...usualFields } = known.get(fields.id) ?? { id: fields.id }
    const changed = Object.entries(fields).filter(
      ([name, value]) => !isEqual(value, usualFields[name as keyof typeof usualFields]),
    )
    const hasSameChildren = isEqual(children, usualChildren)
    if (hasSameChildren && changed.length === 0) return fields.id
    return {
      id: fields.id,
      ...Object.fromEntries(changed),
      ...(!hasSameChildren && { children: children?.map(referenceTo) }),
    }
  }
  return {
    default: usual,
    compact: sets.compact.map(referenceTo),
    futuristic: sets.futuristic.map(referenceTo),
    horizontal: sets.horizontal.map(referenceTo),
  }
}

/** Returns the items of the stored sets. */
export function fromStored({ default: usual, ...stored }: StoredSets): Record<keyof NavigationSets, Item[]> {
  const known = byId(usual)
  function itemOf(reference: Reference): Item {
    const { children, ...changed } = typeof reference === 'string' ? { id: reference } : reference
    const item = { ...known.get(changed.id), ...changed } as Item
    return children ? { ...item, children: children.map(itemOf) } : item
  }
  return {
    default: usual,
    compact: stored.compact.map(itemOf),
    futuristic: stored.futuristic.map(itemOf),
    horizontal: stored.horizontal.map(itemOf),
  }
}
