import { expect, it } from 'vitest'
import { fromStored } from '#seed/navigation/references.ts'
import { navigation } from '#seed/navigation.ts'
import { filled } from '#tests/support/filled.ts'
import { withoutSamples } from './samples.ts'

const { pages: _, ...sets } = navigation(() => true)
const all = fromStored(sets)

it.each(filled(Object.entries(all)))(
  'without samples, the set %s only has the screens of the shop',
  (_, items) => {
    const links = JSON.stringify(withoutSamples(items)).match(/"link":"[^"]+"/g) ?? []
    expect(links).toContain('"link":"/main/console"')
    expect(links).toContain('"link":"/apps/tasks"')
    expect(links.filter(link => /"\/(ui|docs|pages)\//.test(link))).toEqual([])
  },
)
