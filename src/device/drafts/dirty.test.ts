import { expect, test, vi } from 'vitest'
import { endHoldsOnRequest, holdReload } from '#src/lib/hold-reload.ts'
import { isDirty, markDirty, whenSaved } from './dirty.ts'

vi.stubGlobal('addEventListener', vi.fn())
vi.stubGlobal('removeEventListener', vi.fn())

test('without unsaved data the action runs immediately', () => {
  const act = vi.fn()
  whenSaved(act)
  expect(act).toHaveBeenCalledOnce()
})

test('with several unsaved forms the action runs once, after the last one is saved', () => {
  const act = vi.fn()
  const [first, second] = [markDirty(), markDirty()]
  whenSaved(act)
  whenSaved(act)
  first()
  expect(isDirty()).toBe(true)
  expect(act).not.toHaveBeenCalled()
  second()
  expect(act).toHaveBeenCalledOnce()
})

test('typed search text that is not in the address yet delays a reload, but the browser does not ask before closing', () => {
  const act = vi.fn()
  const release = holdReload()
  whenSaved(act)
  expect(isDirty()).toBe(false)
  expect(act).not.toHaveBeenCalled()
  release()
  expect(act).toHaveBeenCalledOnce()
})

test('a hold of a search text ends when the user asks for the reload, other holds do not', () => {
  const act = vi.fn()
  const releases = [holdReload({ endsOnRequest: true }), holdReload()]
  endHoldsOnRequest()
  whenSaved(act)
  expect(act).not.toHaveBeenCalled()
  releases[1]?.()
  expect(act).toHaveBeenCalledOnce()
  releases[0]?.()
})
