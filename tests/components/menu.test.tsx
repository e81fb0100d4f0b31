import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'
import { axeViolations, show } from './show.tsx'

const rename = vi.fn<() => void>()
const move = vi.fn<(place: string) => void>()

function Actions() {
  const [isPinned, setIsPinned] = useState(false)
  return (
    <Menu
      trigger={<Button>Actions</Button>}
      entries={[
        { label: 'Rename', run: rename },
        { label: 'Copy', disabled: true, run: () => {} },
        { label: 'Pinned', checked: isPinned, onCheckedChange: setIsPinned },
        'separator',
        { label: 'Move to', entries: [{ label: 'Store', run: () => move('store') }] },
      ]}
    />
  )
}

const item = (name: string) => page.getByRole('menuitem', { name })
const highlighted = (name: string) => expect.element(item(name)).toHaveAttribute('data-highlighted')
const trigger = () => page.getByRole('button', { name: 'Actions' })

test('a menu opens by arrow key, is used by arrow keys, letters, Home and End, and Enter runs its entry', async () => {
  await show(<Actions />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await highlighted('Rename')
  expect(await axeViolations()).toEqual([])
  await userEvent.keyboard('{End}')
  await highlighted('Move to')
  await userEvent.keyboard('{Home}')
  await highlighted('Rename')
  await userEvent.keyboard('m')
  await highlighted('Move to')
  await userEvent.keyboard('{Home}{Enter}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(rename).toHaveBeenCalledOnce()
  await expect.element(trigger()).toHaveFocus()
})

test('an entry with a check mark leaves the menu open, Escape closes it and returns the focus', async () => {
  await show(<Actions />)
  await trigger().click()
  const pinned = page.getByRole('menuitemcheckbox', { name: 'Pinned' })
  await pinned.click()
  await expect.element(pinned).toHaveAttribute('aria-checked', 'true')
  await expect.element(item('Copy')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(trigger()).toHaveFocus()
})

test('a submenu opens by the right arrow key and closes by the left one', async () => {
  await show(<Actions />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await highlighted('Rename')
  await userEvent.keyboard('{End}')
  await highlighted('Move to')
  await userEvent.keyboard('{ArrowRight}')
  await highlighted('Store')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(item('Store')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  await highlighted('Store')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(move).toHaveBeenCalledWith('store'))
})

test('a popover takes the focus, and closes from inside and by a click outside', async () => {
  await show(
    <>
      <Popover trigger={<Button>Filter</Button>} label="Who may see it">
        {close => (
          <>
            <Checkbox>Colleagues</Checkbox>
            <Button onClick={close}>Done</Button>
          </>
        )}
      </Popover>
      <p>Beside it</p>
    </>,
  )
  const opener = page.getByRole('button', { name: 'Filter' })
  const popover = page.getByRole('dialog', { name: 'Who may see it' })
  await opener.click()
  await expect.element(page.getByRole('checkbox')).toHaveFocus()
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
  expect(await axeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(popover).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await expect.element(popover).toBeVisible()
  await userEvent.click(document.body, { position: { x: 900, y: 700 } })
  await expect.element(popover).not.toBeInTheDocument()
})

function Filter() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <input aria-label="Name" onFocus={() => setIsOpen(true)} />
      <Popover sheet trigger={<Button>Filter</Button>} label="Who" open={isOpen} onOpenChange={setIsOpen}>
        {() => <Checkbox>Colleagues</Checkbox>}
      </Popover>
    </>
  )
}

test('a sheet that was opened by something else stays open when the phone is turned', async () => {
  await page.viewport(390, 780)
  await show(<Filter />)
  await page.getByRole('textbox', { name: 'Name' }).click()
  const layer = page.getByRole('dialog', { name: 'Who' })
  await expect.element(page.getByRole('checkbox')).toBeVisible()
  await page.viewport(844, 390)
  await expect.poll(() => document.querySelector('[data-scope=popover][role=dialog]')).toBeTruthy()
  // The sheet returns the focus one frame after it is removed.
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
  await expect.element(layer).toBeVisible()
})
