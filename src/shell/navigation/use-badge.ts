import { client } from '#src/api/client.ts'
import { sharedQuery, useSharedQuery } from '#src/api/shared-query.ts'
import { type NavigationItem, navigation } from '#src/contract/shell/navigation.ts'

/** Loaded when something that they count has changed: until then, the counts of the navigation itself are current. */
const counts = sharedQuery(['tasks', 'mails', 'chat'], client(navigation).counts, { first: 'whenChanged' })

/** Returns the badge of an item with its current count, without a badge for 0. */
export function useBadge({ id, badge }: NavigationItem): NavigationItem['badge'] {
  const count = useSharedQuery(counts).data?.[id]
  if (count === undefined) return badge
  return count > 0 ? { ...badge, title: String(count) } : undefined
}
