import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activate } from '#src/i18n/activate.ts'
import { DatePicker } from '#src/ui/date/date-picker.tsx'
import { TimeEntry } from '#src/ui/date/time-entry.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { axeViolations, show } from './show.tsx'

afterEach(() => activate('en'))

function Due({ withTime }: { withTime?: boolean }) {
  const [due, setDue] = useState<Date | null>(new Date(2026, 10, 20, 14, 30))
  return (
    <Field label="Due date">
      <DatePicker label="Due date" value={due} onChange={setDue} withTime={withTime} />
    </Field>
  )
}

const trigger = () => page.getByRole('button', { name: /^Due date/ })
const calendar = () => page.getByRole('dialog', { name: 'Due date' })
const focusedDay = () => document.activeElement?.getAttribute('aria-label')

test('a day is chosen by pointer', async () => {
  await show(<Due />)
  await trigger().click()
  await expect.element(calendar()).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Next month' }).click()
  await page.getByRole('button', { name: 'Thursday, 3 December 2026' }).click()
  await expect.element(calendar()).not.toBeInTheDocument()
  await expect.element(trigger()).toHaveTextContent('03/12/2026')
  await expect.element(trigger()).toHaveFocus()
})

test('arrow keys, Page Up and Down, Home and End move between the days', async () => {
  await show(<Due />)
  await trigger().click()
  const day = page.getByRole('button', { name: 'Friday, 20 November 2026' })
  await expect.element(day).toBeVisible()
  // The calendar takes the focus shortly after it has opened.
  await expect.poll(() => calendar().element().contains(document.activeElement)).toBe(true)
  day.element().focus()
  for (const [key, reached] of [
    ['ArrowRight', 'Saturday, 21 November 2026'],
    ['ArrowDown', 'Saturday, 28 November 2026'],
    ['PageDown', 'Monday, 28 December 2026'],
    ['PageUp', 'Saturday, 28 November 2026'],
    ['ArrowUp', 'Saturday, 21 November 2026'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.poll(focusedDay).toBe(reached)
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(trigger()).toHaveTextContent('21/11/2026')
})

test('a day and a time are typed, and an invalid day is marked', async () => {
  await show(<Due withTime />)
  await trigger().click()
  const date = page.getByRole('textbox', { name: 'Date' })
  await date.fill('31/02/2027')
  await userEvent.keyboard('{Enter}')
  await expect.element(date).toHaveAttribute('aria-invalid', 'true')
  await date.fill('01/03/2027')
  await userEvent.keyboard('{Enter}')
  await page.getByLabelText('Time').fill('08:15')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(trigger()).toHaveTextContent(/01\/03\/2027.*8:15/)
})

function Opening() {
  const [time, setTime] = useState('')
  return (
    <div style={{ display: 'flex' }}>
      <TimeEntry label="Opens at" value={time} onChange={setTime} />
      <p>{`Chosen: ${time}`}</p>
    </div>
  )
}

test('in Vietnamese a time has 24 hours and is typed in its usual short forms', async () => {
  await activate('vi')
  await show(<Opening />)
  const field = page.getByRole('textbox', { name: 'Opens at' })
  await field.fill('21h30')
  await userEvent.tab()
  await expect.element(field).toHaveValue('21:30')
  await expect.element(page.getByText('Chosen: 21:30')).toBeVisible()
  const input = field.element()
  expect(input.scrollWidth, 'the field is wide enough').toBeLessThanOrEqual(input.clientWidth)
  await field.fill('25h')
  await userEvent.tab()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('Chosen: 21:30')).toBeVisible()
})

test('a date is cleared', async () => {
  await show(<Due />)
  await trigger().click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(trigger()).toHaveTextContent('No date')
})
