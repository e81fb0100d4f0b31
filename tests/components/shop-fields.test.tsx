import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NumberInput } from '#src/blocks/shop/amounts/number-input.tsx'
import { QuantityInput } from '#src/blocks/shop/amounts/quantity-input.tsx'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import { NewPartner } from '#src/blocks/shop/partners/new-partner.tsx'
import { partnerCalls } from '#src/blocks/shop/partners/partner-query.ts'
import type { Value } from '#src/features/lists/kind.ts'
import { Cell } from '#src/features/lists/table/cell.tsx'
import { show } from './show.tsx'

const quantities = vi.fn<(quantity: number) => void>()
const codes = vi.fn<(code: string) => void>()

function Quantity() {
  const [quantity, setQuantity] = useState(3)
  const change = (next: number) => {
    quantities(next)
    setQuantity(next)
  }
  return <QuantityInput name="Tea" value={quantity} allowsZero="minus" onChange={change} onCode={codes} />
}

function Amount() {
  const [amount, setAmount] = useState<number | null>(null)
  return (
    <form onSubmit={() => codes('sent')}>
      <NumberInput
        aria-label="Amount"
        decimals={0}
        max={1e12}
        value={amount}
        onChange={setAmount}
        onCode={codes}
      />
    </form>
  )
}

/** A draft of which a save is pending: it ends with the button. */
function Draft() {
  const draft = useDraft('test', { note: '' }, 1)
  const [sent, setSent] = useState(draft.values)
  return (
    <>
      <input
        aria-label="Note"
        value={draft.values.note}
        onChange={({ target }) => draft.change(() => ({ note: target.value }))}
      />
      <button type="button" onClick={() => setSent(draft.values)}>
        Send
      </button>
      <button type="button" onClick={() => draft.settle(sent, 2)}>
        Stored
      </button>
      <button type="button" onClick={() => setTimeout(draft.drop, 100)}>
        Drop later
      </button>
    </>
  )
}
const kept = () => localStorage.getItem('outpost.line.test')

beforeEach(() => {
  localStorage.clear()
  quantities.mockClear()
  codes.mockClear()
})

test('a quantity that begins with 0 or is emptied does not become 0 while it is typed; minus leads to 0', async () => {
  await show(<Quantity />)
  const field = page.getByRole('textbox', { name: 'Quantity: Tea' })
  await field.click()
  await userEvent.keyboard('{Backspace}0.5')
  await expect.element(field).toHaveValue('0.5')
  expect(quantities.mock.calls.flat()).toEqual([0.5])
  await page.getByRole('button', { name: 'Less: Tea' }).click()
  expect(quantities).toHaveBeenLastCalledWith(0)
})

test('a code that is scanned after a typed quantity is not a part of it', async () => {
  await show(<Quantity />)
  const field = page.getByRole('textbox', { name: 'Quantity: Tea' })
  await field.click()
  await userEvent.keyboard('7')
  await new Promise(done => setTimeout(done, 200))
  await userEvent.keyboard('8936410000007{Enter}')
  await expect.element(field).toHaveValue('7')
  expect(codes.mock.calls).toEqual([['8936410000007']])
  expect(quantities).toHaveBeenLastCalledWith(7)
})

test('a scanned code is not an amount and does not send the form', async () => {
  await show(<Amount />)
  const field = page.getByRole('textbox', { name: 'Amount' })
  await field.click()
  await userEvent.keyboard('50000005{Enter}')
  await expect.element(field).toHaveValue('')
  expect(codes.mock.calls).toEqual([['50000005']])
})

test('what is typed while a draft is saved is kept with the new version', async () => {
  await show(<Draft />)
  await page.getByLabelText('Note').fill('one')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByLabelText('Note').fill('one, two')
  await page.getByRole('button', { name: 'Stored' }).click()
  expect(JSON.parse(kept() ?? '')).toEqual({ version: 2, values: { note: 'one, two' } })
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Stored' }).click()
  expect(kept()).toBeNull()
})

test('a draft is dropped also after its editor was left', async () => {
  const screen = await show(<Draft />)
  await page.getByLabelText('Note').fill('one')
  await page.getByRole('button', { name: 'Drop later' }).click()
  expect(kept()).not.toBeNull()
  await screen.unmount()
  await expect.poll(kept).toBeNull()
})

function Names() {
  const [name, setName] = useState<Value>('Lan')
  const save = async (next: Value) => {
    setName(next)
    return true
  }
  return (
    <Cell field={{ name: 'name', label: 'Name', type: 'text' }} value={name} rowName="Lan" onSave={save} />
  )
}

test('after Enter or Escape in a cell its button has the focus', async () => {
  await show(<Names />)
  await page.getByRole('button', { name: 'Name: Lan. Edit' }).click()
  await userEvent.keyboard(' Anh{Enter}')
  const button = page.getByRole('button', { name: /^Name: .*Anh\. Edit/ })
  await expect.element(button).toHaveFocus()
  await button.click()
  await userEvent.keyboard('x{Escape}')
  await expect.element(button).toHaveFocus()
})

test('Enter on Cancel does not create a partner', async () => {
  const create = vi.spyOn(partnerCalls.customer, 'create').mockRejectedValue(new Error('not called'))
  const cancel = vi.fn()
  await show(<NewPartner kind="customer" name="Lan" onDone={vi.fn()} onCancel={cancel} />)
  page.getByRole('button', { name: 'Cancel' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(cancel).toHaveBeenCalledOnce()
  expect(create).not.toHaveBeenCalled()
})
