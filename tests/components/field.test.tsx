import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { axeViolations, show } from './show.tsx'

test('a field labels its control and describes it by its hint', async () => {
  await show(
    <Field label="SKU" hint="On the box" required>
      <Input />
    </Field>,
  )
  const input = page.getByRole('textbox', { name: 'SKU' })
  await page.getByText('SKU').click()
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveAccessibleDescription('On the box')
  await expect.element(input).toBeRequired()
  await expect.element(input).toBeValid()
  expect(await axeViolations()).toEqual([])
})

test('an error replaces the hint and marks the control', async () => {
  await show(
    <Field label="Notes" hint="As long as you like" error="Write at least one word">
      <Textarea defaultValue="" />
    </Field>,
  )
  const input = page.getByRole('textbox', { name: 'Notes' })
  await expect.element(input).toHaveAccessibleDescription('Write at least one word')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('As long as you like')).not.toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
})
