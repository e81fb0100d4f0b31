import { expect, test, vi } from 'vitest'
import { holdReload } from '#src/lib/hold-reload.ts'
import { isDirty, markDirty, whenSaved } from './dirty.ts'

vi.stubGlobal('addEventListener', vi.fn())
vi.stubGlobal('removeEventListener', vi.fn())

test('acts immediately while nothing is unsaved', () => {
  const act = vi.fn()
  whenSaved(act)
  expect(act).toHaveBeenCalledOnce()
})

test('waits for the last of several unsaved forms, and acts once', () => {
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

test('a search that is on its way into the address holds a reload back, and asks nobody', () => {
  const act = vi.fn()
  const release = holdReload()
  whenSaved(act)
  expect(isDirty()).toBe(false)
  expect(act).not.toHaveBeenCalled()
  release()
  expect(act).toHaveBeenCalledOnce()
})
