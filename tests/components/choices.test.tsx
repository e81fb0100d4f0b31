import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { RadioGroup } from '#src/ui/form/radio-group.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { axeViolations, show } from './show.tsx'

describe('a checkbox', () => {
  test('is checked by its label and by Space', async () => {
    await show(<Checkbox>Count the boxes</Checkbox>)
    const box = page.getByRole('checkbox', { name: 'Count the boxes' })
    await page.getByText('Count the boxes').click()
    await expect.element(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect.element(box).not.toBeChecked()
    expect(await axeViolations()).toEqual([])
  })

  test('is in the mixed state when some options are checked', async () => {
    await show(<Checkbox indeterminate>All of them</Checkbox>)
    await expect.element(page.getByRole('checkbox')).toBePartiallyChecked()
  })
})

test('a switch is changed by its label and by Space, and its hint is part of its name', async () => {
  const turn = vi.fn<(isOn: boolean) => void>()
  await show(
    <Switch hint="Customers see it" onChange={event => turn(event.target.checked)}>
      On sale
    </Switch>,
  )
  await page.getByText('On sale').click()
  await userEvent.keyboard(' ')
  expect(turn.mock.calls).toEqual([[true], [false]])
  await expect.element(page.getByRole('switch', { name: 'On sale Customers see it' })).not.toBeChecked()
  expect(await axeViolations()).toEqual([])
})

type Period = 'day' | 'week'
const periods = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
] as const

function SegmentedPeriod() {
  const [value, setValue] = useState<Period>('day')
  return <SegmentedControl label="Period" value={value} onChange={setValue} options={[...periods]} />
}

function RadioPeriod() {
  const [value, setValue] = useState<Period>('day')
  return <RadioGroup legend="Period" value={value} onChange={setValue} options={periods} />
}

test.each([
  ['segments', SegmentedPeriod],
  ['radio buttons', RadioPeriod],
])('one of a few %s is chosen by pointer and by arrow keys', async (_, Choice) => {
  await show(<Choice />)
  const [day, week] = [page.getByRole('radio', { name: 'Day' }), page.getByRole('radio', { name: 'Week' })]
  await page.getByText('Week').click()
  await expect.element(week).toBeChecked()
  week.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(day).toBeChecked()
  expect(await axeViolations()).toEqual([])
})
