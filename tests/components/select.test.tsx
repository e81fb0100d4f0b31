import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Combobox } from '#src/ui/form/combobox.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { MultiSelect, Select } from '#src/ui/form/select.tsx'
import { axeViolations, show } from './show.tsx'

const options = [
  { value: 'counter', label: 'Counter' },
  { value: 'van', label: 'Delivery' },
  { value: 'store', label: 'Nước mắm', disabled: false },
  { value: 'none', label: 'Closed', disabled: true },
] as const
type Place = (typeof options)[number]['value']

function OnePlace() {
  const [value, setValue] = useState<Place | null>(null)
  return (
    <Field label="Place">
      <Select value={value} onChange={setValue} options={[...options]} />
    </Field>
  )
}

function Places() {
  const [value, setValue] = useState<Place[]>(['van'])
  return (
    <Field label="Places">
      <MultiSelect value={value} onChange={setValue} options={[...options]} />
    </Field>
  )
}

function FoundPlace() {
  const [value, setValue] = useState<Place | null>(null)
  return (
    <Field label="Place">
      <Combobox value={value} onChange={setValue} options={[...options]} />
    </Field>
  )
}

const option = (name: string) => page.getByRole('option', { name })
const trigger = (name: string) => page.getByRole('combobox', { name })

describe('a select', () => {
  test('opens by keyboard, is used by arrow keys and letters, accepts Enter and returns the focus', async () => {
    await show(<OnePlace />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await expect.element(option('Counter')).toHaveAttribute('data-highlighted')
    expect(await axeViolations()).toEqual([])
    await userEvent.keyboard('d')
    await expect.element(option('Delivery')).toHaveAttribute('data-highlighted')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(trigger('Place')).toHaveTextContent('Delivery')
    await expect.element(trigger('Place')).toHaveFocus()
  })

  test('opens by a click, and Escape closes it without a change', async () => {
    await show(<OnePlace />)
    await trigger('Place').click()
    await option('Counter').click()
    await expect.element(trigger('Place')).toHaveTextContent('Counter')
    await trigger('Place').click()
    await expect.element(option('Closed')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(trigger('Place')).toHaveTextContent('Counter')
  })

  test('of several options stays open while one is added and one is removed', async () => {
    await show(<Places />)
    await trigger('Places').click()
    await option('Counter').click()
    await expect.element(option('Counter')).toHaveAttribute('aria-selected', 'true')
    await option('Delivery').click()
    await expect.element(option('Delivery')).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard('{Escape}')
    await expect.element(trigger('Places')).toHaveTextContent('Counter')
  })
})

describe('a combobox', () => {
  test('filters while the user types, ignoring accents, and accepts Enter', async () => {
    await show(<FoundPlace />)
    await trigger('Place').fill('nuoc mam')
    await expect.element(option('Nước mắm')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.element(trigger('Place')).toHaveValue('Nước mắm')
  })

  test('shows that nothing matches, and is cleared by its button', async () => {
    await show(<FoundPlace />)
    await trigger('Place').fill('xyz')
    await expect.element(page.getByText('Nothing matches “xyz”')).toBeVisible()
    await trigger('Place').fill('counter')
    await option('Counter').click()
    await expect.element(trigger('Place')).toHaveValue('Counter')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.element(trigger('Place')).toHaveValue('')
  })
})
