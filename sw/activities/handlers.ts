import { type Activity, activities } from '#src/contract/activities.ts'
import { handle } from '#sw/handle.ts'
import { readSet } from '#sw/sets.ts'

export const activityRoutes = handle(activities, {
  list: () => readSet<Activity[]>('activities'),
})
