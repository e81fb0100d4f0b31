import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { isReloadHeld } from '#src/lib/hold-reload.ts'
import { useHeldText } from '#src/ui/form/use-held-text.ts'
import { useKeptText } from '#src/ui/form/use-kept-text.ts'
import { show } from './show.tsx'

const field = page.getByRole('textbox')
const key = 'outpost.test'

function Kept({ isTemporary }: { isTemporary: boolean }) {
  const [text, setText] = useKeptText(key, isTemporary)
  return <input aria-label="Text" value={text} onChange={event => setText(event.target.value)} />
}

function Held() {
  const [text, setText] = useHeldText()
  return <input aria-label="Text" value={text} onChange={event => setText(event.target.value)} />
}

beforeEach(() => sessionStorage.clear())

it.each([true, false])('a text is there after a reload; temporary: %s', async isTemporary => {
  // A reload does not remove the field, so that its text stays stored.
  sessionStorage.setItem(key, 'trà')
  const { unmount } = await show(<Kept isTemporary={isTemporary} />)
  await expect.element(field).toHaveValue('trà')
  await field.fill('trà sen')
  expect(sessionStorage.getItem(key)).toBe('trà sen')
  await unmount()
  expect(sessionStorage.getItem(key)).toBe(isTemporary ? null : 'trà sen')
})

it('a held text delays a reload until it is empty or its field is removed', async () => {
  const { unmount } = await show(<Held />)
  expect(isReloadHeld()).toBe(false)
  await field.fill('trà')
  expect(isReloadHeld()).toBe(true)
  await field.fill('')
  expect(isReloadHeld()).toBe(false)
  await field.fill('sen')
  expect(isReloadHeld()).toBe(true)
  await unmount()
  expect(isReloadHeld()).toBe(false)
})
