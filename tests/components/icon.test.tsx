import { expect, test, vi } from 'vitest'
import { DrawnIcon } from '#src/ui/icon/drawn-icon.tsx'
import { SharedIcon } from '#src/ui/icon/shared-icon.tsx'
import { show } from './show.tsx'

const icon = () => document.querySelector('svg')
const requests = () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.svg'))

test('icons of one file are drawn with one request, and another name replaces the drawing', async () => {
  const screen = await show(
    <>
      <SharedIcon name="eye" />
      <SharedIcon name="eye-slash" />
    </>,
  )
  await vi.waitFor(() => expect(document.querySelectorAll('svg path').length).toBeGreaterThan(2))
  expect(requests()).toHaveLength(1)
  expect(icon()?.getAttribute('stroke')).toBe('currentColor')

  await screen.rerender(<SharedIcon name="eye-solid" />)
  expect(icon()?.dataset.icon).toBe('eye-solid')
  expect(icon()?.getAttribute('fill')).toBe('currentColor')
  expect(icon()?.hasAttribute('stroke')).toBe(false)
  expect(icon()?.querySelectorAll('path')).not.toHaveLength(0)
})

test('an icon that the file does not contain is empty, and a file that cannot be loaded is tried again', async () => {
  await show(<SharedIcon name="constructor" />)
  expect(icon()?.childElementCount).toBe(0)

  const open = vi.spyOn(XMLHttpRequest.prototype, 'open')
  for (const times of [1, 2]) {
    await show(<DrawnIcon key={times} file="http://127.0.0.1:1/none.svg" name="eye" size={24} />)
    expect(open).toHaveBeenCalledTimes(times)
    await vi.waitFor(() =>
      expect(performance.getEntriesByName('http://127.0.0.1:1/none.svg')).toHaveLength(times),
    )
  }
  expect(icon()?.childElementCount).toBe(0)
})
