import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { ConfirmProvider, useConfirm } from '#src/ui/overlay/confirm.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { axeViolations, show } from './show.tsx'

function NewOrder({ as: Layer }: { as: 'dialog' | 'drawer' }) {
  const [isOpen, setIsOpen] = useState(false)
  const fields = (
    <Field label="Buyer">
      <Input />
    </Field>
  )
  const footer = <Button onClick={() => setIsOpen(false)}>Cancel</Button>
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>New order</Button>
      {Layer === 'dialog' ? (
        <Dialog open={isOpen} onOpenChange={setIsOpen} title="New order" footer={footer}>
          {fields}
        </Dialog>
      ) : (
        <Drawer open={isOpen} onOpenChange={setIsOpen} label="New order" footer={footer}>
          {fields}
        </Drawer>
      )}
    </>
  )
}

const opener = () => page.getByRole('button', { name: 'New order', includeHidden: true })
const layer = () => page.getByRole('dialog', { name: 'New order' })

// A drawer of an address that was opened directly: no key was pressed, so no button has a focus ring.
test('a drawer that is open from the start takes the focus itself', async () => {
  await show(
    <Drawer open onOpenChange={() => undefined} label="New order">
      <Button>Close</Button>
    </Drawer>,
  )
  await expect.element(layer()).toHaveFocus()
})

describe.each(['dialog', 'drawer'] as const)('a %s', as => {
  test('keeps the focus inside, hides the page behind it and returns the focus', async () => {
    await show(<NewOrder as={as} />)
    await opener().click()
    await expect.element(layer()).toBeVisible()
    await expect.poll(() => layer().element().contains(document.activeElement)).toBe(true)
    expect(await axeViolations()).toEqual([])
    for (let presses = 0; presses < 6; presses++) {
      await userEvent.tab()
      expect(layer().element().contains(document.activeElement)).toBe(true)
    }
    await expect.element(page.getByRole('main')).not.toBeInTheDocument()
    await layer().getByRole('button', { name: 'Cancel' }).click()
    await expect.element(layer()).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
  })

  test('is closed by Escape and by its button', async () => {
    await show(<NewOrder as={as} />)
    await opener().click()
    await expect.poll(() => layer().query()?.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(layer()).not.toBeInTheDocument()
    await opener().click()
    await layer().getByRole('button', { name: 'Close' }).click()
    await expect.element(layer()).not.toBeInTheDocument()
  })
})

/** Presses Escape as soon as its field has the focus, in the frame in which the layer opens. */
function OpenedAndClosed({
  as: Layer,
  onPressed,
}: {
  as: typeof Dialog | typeof Drawer
  onPressed: () => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  const press = ({ currentTarget }: { currentTarget: Element }) =>
    queueMicrotask(() => {
      const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
      currentTarget.dispatchEvent(escape)
      onPressed()
    })
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>New order</Button>
      <Layer open={isOpen} onOpenChange={setIsOpen} title="New order" label="New order">
        <Input autoFocus aria-label="Buyer" onFocus={press} />
      </Layer>
    </>
  )
}

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
] as const)('a %s is closed by an Escape in the frame in which it opens', async (_, as) => {
  const pressed = vi.fn()
  await show(<OpenedAndClosed as={as} onPressed={pressed} />)
  await opener().click()
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce())
  await expect.element(layer()).not.toBeInTheDocument()
})

const answered = vi.fn<(yes: boolean) => void>()

function Remove() {
  const confirm = useConfirm()
  const ask = async () =>
    answered(await confirm({ title: 'Delete 3 contacts?', action: 'Delete', danger: true }))
  return <Button onClick={ask}>Ask first</Button>
}

test('a question is confirmed only by its action button', async () => {
  await show(
    <ConfirmProvider>
      <Remove />
    </ConfirmProvider>,
  )
  const question = page.getByRole('alertdialog', { name: 'Delete 3 contacts?' })
  await page.getByRole('button', { name: 'Ask first' }).click()
  await expect.poll(() => question.query()?.contains(document.activeElement)).toBe(true)
  expect(await axeViolations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await vi.waitFor(() => expect(answered).toHaveBeenLastCalledWith(false))
  await page.getByRole('button', { name: 'Ask first' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await vi.waitFor(() => expect(answered).toHaveBeenLastCalledWith(true))
})

/** A drawer, and a dialog that was open before it: both are in the address of a page that is loaded again. */
function Preview() {
  const [hasDialog, setHasDialog] = useState(true)
  const [hasDrawer, setHasDrawer] = useState(false)
  return (
    <>
      <Dialog open={hasDialog} onOpenChange={setHasDialog} title="Preview">
        <Button onClick={() => setHasDrawer(true)}>Load the details</Button>
      </Dialog>
      <Drawer open={hasDrawer} onOpenChange={setHasDrawer} label="Details">
        <Button>Rename</Button>
      </Drawer>
    </>
  )
}

test('a drawer opens only when the dialog that was open before it is closed', async () => {
  await show(<Preview />)
  const preview = page.getByRole('dialog', { name: 'Preview' })
  const details = page.getByRole('dialog', { name: 'Details', includeHidden: true })
  await preview.getByRole('button', { name: 'Load the details' }).click()
  await expect.poll(() => preview.query()?.contains(document.activeElement)).toBe(true)
  await expect.element(details).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(preview).not.toBeInTheDocument()
  await expect.element(details).toBeVisible()
  await expect.poll(() => details.query()?.contains(document.activeElement)).toBe(true)
})
