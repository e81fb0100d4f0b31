import { TrashIcon } from '@heroicons/react/24/outline'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { axeViolations, show, shown } from './show.tsx'

describe('a button', () => {
  test('is activated by pointer, Enter and Space', async () => {
    const press = vi.fn<() => void>()
    await show(<Button onClick={press}>Save</Button>)
    await page.getByRole('button', { name: 'Save' }).click()
    await userEvent.keyboard('{Enter} ')
    expect(press).toHaveBeenCalledTimes(3)
    expect(await axeViolations()).toEqual([])
  })

  test('that is loading keeps its name, width and focus, and ignores clicks', async () => {
    const press = vi.fn<() => void>()
    const screen = await show(<Button onClick={press}>Save</Button>)
    const button = page.getByRole('button', { name: 'Save' })
    const { width } = button.element().getBoundingClientRect()
    button.element().focus()
    await screen.rerender(
      shown(
        <Button loading onClick={press}>
          Save
        </Button>,
      ),
    )
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await expect.element(button).toHaveFocus()
    expect(button.element().getBoundingClientRect().width).toBe(width)
    await button.click({ force: true })
    await userEvent.keyboard('{Enter}')
    expect(press).not.toHaveBeenCalled()
  })

  test('sends a form only with the type submit', async () => {
    const send = vi.fn<(event: { preventDefault: () => void }) => void>(event => event.preventDefault())
    await show(
      <form onSubmit={send}>
        <Button>Preview</Button>
        <Button type="submit">Send</Button>
      </form>,
    )
    await page.getByRole('button', { name: 'Preview' }).click()
    expect(send).not.toHaveBeenCalled()
    await page.getByRole('button', { name: 'Send' }).click()
    expect(send).toHaveBeenCalledOnce()
  })

  test('with an icon has a name and its pressed state', async () => {
    await show(
      <IconButton label="Delete" pressed>
        <TrashIcon />
      </IconButton>,
    )
    await expect.element(page.getByRole('button', { name: 'Delete', pressed: true })).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })
})
