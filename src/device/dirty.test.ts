import { expect, test, vi } from 'vitest'
import { isDirty, markDirty, whenClean } from './dirty.ts'

vi.stubGlobal('addEventListener', vi.fn())
vi.stubGlobal('removeEventListener', vi.fn())

test('acts at once while nothing is unsaved', () => {
  const act = vi.fn()
  whenClean(act)
  expect(act).toHaveBeenCalledOnce()
})

test('waits for the last of several unsaved forms, and acts once', () => {
  const act = vi.fn()
  const [first, second] = [markDirty(), markDirty()]
  whenClean(act)
  whenClean(act)
  first()
  expect(isDirty()).toBe(true)
  expect(act).not.toHaveBeenCalled()
  second()
  expect(act).toHaveBeenCalledOnce()
})
