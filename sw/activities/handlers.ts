import { type Activity, activities } from '#src/contract/activities.ts'
import { handle } from '#sw/server/handle.ts'
import { referenceData } from '#sw/storage/reference-data.ts'

export const handlers = handle(activities, {
  list: () => referenceData<Activity[]>('activities'),
})
