import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { axeViolations, show } from './show.tsx'

const region = () => page.getByRole('status')

/** Ends the display time of a toast. */
const endTime = () => {
  for (const animation of document.getAnimations()) animation.finish()
}

test('a toast is announced, and disappears after its time', async () => {
  await show(<Button onClick={() => toast.success('The order is paid')}>Pay</Button>)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect.element(region()).toHaveTextContent('The order is paid')
  await expect.element(region()).toHaveAttribute('aria-live', 'polite')
  expect(await axeViolations()).toEqual([])
  endTime()
  await expect.element(region()).toHaveTextContent('')
})

test('a message without a button lets presses through to what is below it', async () => {
  await show(<Button onClick={() => toast.success('Saved')}>Save</Button>)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Saved')).toBeVisible()
  const { x, y, width, height } = page.getByText('Saved').element().getBoundingClientRect()
  const below = document.elementFromPoint(x + width / 2, y + height / 2)
  expect(below?.closest('#toasts')).toBeNull()
  endTime()
  await expect.element(region()).toHaveTextContent('')
})

test('repeated messages are shown once', async () => {
  await show(<Button onClick={() => toast.error('The printer does not answer')}>Print</Button>)
  await page.getByRole('button', { name: 'Print' }).click()
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => page.getByText('The printer does not answer').elements().length).toBe(1)
  endTime()
  await expect.element(region()).toHaveTextContent('')
})

test('a toast with Undo stays while the pointer is over it, and Undo runs once', async () => {
  const undo = vi.fn<() => void>()
  await show(<Button onClick={() => toast.undo('Archived', undo)}>Archive</Button>)
  await page.getByRole('button', { name: 'Archive' }).click()
  await userEvent.hover(page.getByText('Archived'))
  const clock = () => document.getAnimations().find(animation => animation.playState === 'paused')
  await expect.poll(clock).toBeDefined()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(region()).toHaveTextContent('')
  expect(undo).toHaveBeenCalledOnce()
})
