import { beforeEach, expect, it } from 'vitest'
import { iconFiles } from '#scripts/icons.ts'
import { iconSets, icons } from '#src/contract/icons.ts'
import { conforming } from '#tests/support/conforming.ts'
import { freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

it.each(iconSets)('%s is a list of icons, each with a drawing', async set => {
  const answer = await conforming(icons.get, { params: { set } })
  expect(answer.namespace).toBe(set.replaceAll('-', '_'))
  const drawings = [...(iconFiles()[`icons/${set}.svg`] ?? '').matchAll(/<symbol id="([^"]+)"/g)]
  expect(drawings.map(([, name]) => name)).toEqual(answer.list)
  expect(answer.list).toEqual(
    expect.arrayContaining(['home', 'arrow-up-tray', 'squares-2x2', 'cog-6-tooth', 'h1']),
  )
})

it.each(['none', '__proto__', '..%2Fseed'])('there is no set named %s', async set => {
  expect((await send(icons.get, { params: { set } })).status).toBe(404)
})
