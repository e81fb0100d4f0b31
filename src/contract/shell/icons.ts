import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { shortText } from '#src/contract/core/fields.ts'

/** The icon sets that the build creates: `scripts/build/icons.ts`. */
export const iconSets = [
  'feather',
  'heroicons-mini',
  'heroicons-outline',
  'heroicons-solid',
  'material-outline',
  'material-solid',
  'material-twotone',
] as const

export type IconSetName = (typeof iconSets)[number]

/** spec: sample-data.md section 3. The shapes of a set are the symbols of `icons/{set}.svg`, by icon name. */
export type IconSet = v.InferOutput<typeof IconSet>
export const IconSet = v.object({
  namespace: v.string(),
  name: v.string(),
  /** The size class. */
  grid: v.string(),
  list: v.array(v.string()),
})

export const icons = define({
  get: {
    method: 'GET',
    path: '/api/ui/icons/{set}',
    needs: 'signedIn',
    params: v.object({ set: shortText }),
    reply: IconSet,
  },
})
