import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { invalidate } from './invalidation.ts'
import { sharedQuery } from './shared-query.ts'

beforeEach(() => void vi.stubGlobal('addEventListener', () => undefined))
afterEach(() => void vi.unstubAllGlobals())

const counting = () => {
  let count = 0
  return sharedQuery(['shop'], async () => ++count, { first: 'now' })
}

it('has the data of `begin` for the first subscriber, who makes no second call', async () => {
  const query = counting()
  await query.begin()
  expect(query.snapshot()).toEqual({ data: 1 })
  const end = query.subscribe(() => undefined)
  await invalidate(['tasks'])
  expect(query.snapshot()).toEqual({ data: 1 })
  await invalidate(['shop'])
  expect(query.snapshot()).toEqual({ data: 2 })
  end()
  expect(query.snapshot()).toEqual({})
})

it('forgets the data of `begin` when its domain changes before there is a subscriber', async () => {
  const query = counting()
  await query.begin()
  await invalidate(['shop'])
  expect(query.snapshot()).toEqual({})
  query.subscribe(() => undefined)
  await vi.waitFor(() => expect(query.snapshot()).toEqual({ data: 2 }))
})

it('keeps the error of `begin`', async () => {
  const query = sharedQuery(['shop'], () => Promise.reject(new Error('No reply')), { first: 'now' })
  await query.begin()
  expect(query.snapshot()).toEqual({ error: new Error('No reply') })
})
