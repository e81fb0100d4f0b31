import { beforeEach, expect, it } from 'vitest'
import { activities } from '#src/contract/activities.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { filled } from '#tests/support/filled.ts'
import { freshServer } from '#tests/support/server.ts'

beforeEach(freshServer)

it('activities are listed newest first, none in the future, each with an icon or an image', async () => {
  const all = await conforming(activities.list)
  const dates = all.map(({ date }) => Date.parse(date))
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  expect(filled(dates).every(date => date < Date.now())).toBe(true)
  expect(filled(all).every(({ icon, image }) => (icon === undefined) !== (image === undefined))).toBe(true)
  expect(
    filled(all).every(({ link, linkedContent }) => (link === undefined) === (linkedContent === undefined)),
  ).toBe(true)
})
