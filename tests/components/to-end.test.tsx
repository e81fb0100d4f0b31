import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Line } from '#src/features/chat/conversation/message-rows.ts'
import { ToEnd } from '#src/features/chat/conversation/to-end.tsx'
import { show, shown } from './show.tsx'

const linesTo = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `message-${index}`,
    text: `Message ${index}`,
    date: '2026-11-02T02:00:00.000Z',
    isMine: false,
  }))

it('shows and announces how many messages came below, until the end is reached', async () => {
  const scroll = vi.fn<() => void>()
  const list = (count: number, isAtEnd: boolean) => (
    <ToEnd lines={linesTo(count)} isAtEnd={isAtEnd} onPress={scroll} />
  )
  const { rerender } = await show(list(5, true))
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await rerender(shown(list(5, false)))
  await expect.element(page.getByRole('button', { name: 'Newest messages' })).toBeVisible()

  await rerender(shown(list(7, false)))
  await page.getByRole('button', { name: '2 new messages' }).click()
  expect(scroll).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('status').first()).toHaveTextContent('2 new messages')
  await rerender(shown(list(8, true)))
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await rerender(shown(list(8, false)))
  await expect.element(page.getByRole('button', { name: 'Newest messages' })).toBeVisible()
})
