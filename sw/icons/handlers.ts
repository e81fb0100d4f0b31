import { type IconSet, iconSets, icons } from '#src/contract/shell/icons.ts'
import { asset } from '#sw/server/assets.ts'
import { handle } from '#sw/server/handle.ts'
import { notFound } from '#sw/server/problem.ts'

export const handlers = handle(icons, {
  get: ({ params }) => {
    const name = iconSets.find(set => set === params.set) ?? notFound('icon set', params.set)
    return asset<IconSet>(`icons/${name}.json`)
  },
})
