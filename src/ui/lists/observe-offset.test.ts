import type { Virtualizer } from '@tanstack/react-virtual'
import { expect, it, vi } from 'vitest'
import { observeOffset } from './observe-offset.ts'

it('leaves a jump at the end of scrolling to its scroll event', () => {
  vi.useFakeTimers()
  const scrollElement = Object.assign(new EventTarget(), { scrollTop: 0 })
  const options = { isScrollingResetDelay: 150 }
  const list = { scrollElement, targetWindow: globalThis, options } as unknown as Virtualizer<
    Element,
    Element
  >
  const reports: [number, boolean][] = []
  observeOffset(list, (offset, isScrolling) => reports.push([offset, isScrolling]))

  scrollElement.scrollTop = 100
  scrollElement.dispatchEvent(new Event('scroll'))
  scrollElement.scrollTop = 47_000
  vi.advanceTimersByTime(150)
  scrollElement.dispatchEvent(new Event('scroll'))
  vi.useRealTimers()
  expect(reports).toEqual([
    [100, true],
    [100, false],
    [47_000, true],
  ])
})
