import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BarChart } from '#src/ui/charts/bar-chart.tsx'
import type { ChartModel } from '#src/ui/charts/chart-model.ts'
import { ColumnChart } from '#src/ui/charts/column-chart.tsx'
import { DonutChart } from '#src/ui/charts/donut-chart.tsx'
import { LineChart } from '#src/ui/charts/line-chart.tsx'
import { RadialProgress } from '#src/ui/charts/radial-progress.tsx'
import { axeViolations, show } from './show.tsx'

const DAY_MS = 86_400_000
const start = new Date(2026, 10, 1).getTime()

const lines: ChartModel = {
  title: 'Visitors',
  positionName: 'Day',
  positions: [0, 1, 2].map(day => start + day * DAY_MS),
  series: [
    { name: 'This year', color: 'c1', values: [10, 20, 30] },
    { name: 'Last year', color: 'compare', dashed: true, values: [5, null, 15] },
  ],
}
const parts: ChartModel = {
  title: 'Gender',
  positionName: 'Gender',
  positions: ['Female', 'Male'],
  series: [{ name: 'Share', color: 'c1', values: [62, 38] }],
}

/** Returns the texts of all cells of the only table. */
const cells = () => {
  const all = page.getByRole('table').element().querySelectorAll('td, tbody th')
  return [...all].map(cell => cell.textContent)
}

describe('a line chart', () => {
  test('is moved by arrow keys, and its legend hides a series', async () => {
    await show(<LineChart model={lines} />)
    const chart = page.getByRole('slider', { name: 'Visitors' })
    await expect.element(chart).toHaveAttribute('aria-valuemax', '2')
    chart.element().focus()
    await userEvent.keyboard('{Home}')
    await expect.element(chart).toHaveAttribute('aria-valuetext', '01/11/2026, This year 10, Last year 5')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(chart).toHaveAttribute('aria-valuetext', '02/11/2026, This year 20')
    await page.getByRole('button', { name: 'This year' }).click()
    await userEvent.keyboard('{Tab}{Tab}')
    chart.element().focus()
    await userEvent.keyboard('{End}')
    await expect.element(chart).toHaveAttribute('aria-valuetext', '03/11/2026, 15')
    expect(await axeViolations()).toEqual([])
  })

  test('has its figures in a table, which a button shows', async () => {
    await show(<LineChart model={lines} />)
    await expect.element(page.getByRole('table', { name: 'Visitors' })).toBeInTheDocument()
    await page.getByRole('button', { name: 'Show as a table' }).click()
    expect(cells()).toEqual(['01/11/2026', '10', '5', '02/11/2026', '20', '–', '03/11/2026', '30', '15'])
    expect(await axeViolations()).toEqual([])
    await page.getByRole('button', { name: 'Show as a chart' }).click()
    await expect.element(page.getByRole('slider')).toBeVisible()
  })

  test('without figures says so', async () => {
    await show(<LineChart model={{ ...lines, positions: [], series: [] }} />)
    await expect.element(page.getByText('No figures yet')).toBeVisible()
  })

  test('with many points is enlarged and moved by keys, buttons, a wheel and a drag', async () => {
    const days = Array.from({ length: 200 }, (_, day) => start + day * DAY_MS)
    const values = days.map((_, day) => day)
    await show(
      <LineChart
        model={{ ...lines, positions: days, series: [{ name: 'A', color: 'c1', values }] }}
        height={200}
      />,
    )
    const chart = page.getByRole('slider', { name: 'Visitors' })
    const out = page.getByRole('button', { name: 'Zoom out' })
    /** Returns the labels of the axes with their places. */
    const labels = () =>
      [...chart.element().querySelectorAll('text')]
        .map(text => `${text.textContent} at ${Math.round(text.getBoundingClientRect().left)}`)
        .join(', ')
    const at = (share: number) => {
      const { left, top, width } = chart.element().getBoundingClientRect()
      return { clientX: left + width * share, clientY: top + 100 }
    }
    await expect.element(out).toBeDisabled()
    const whole = labels()

    chart.element().focus()
    await userEvent.keyboard('{Home}++')
    await expect.element(out).toBeEnabled()
    const enlarged = labels()
    expect(enlarged).not.toBe(whole)
    // A position outside of the visible part is moved into it.
    await userEvent.keyboard('{End}')
    await expect.element(chart).toHaveAttribute('aria-valuenow', '199')
    await expect.poll(labels).not.toBe(enlarged)
    await userEvent.keyboard('0')
    await expect.poll(labels).toBe(whole)

    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(labels).not.toBe(whole)
    const middle = labels()
    const mouse = { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', buttons: 1 }
    const element = chart.element() as HTMLElement
    // Only the browser's own pointers can be captured.
    element.setPointerCapture = () => undefined
    element.dispatchEvent(new PointerEvent('pointerdown', { ...mouse, ...at(0.5) }))
    element.dispatchEvent(new PointerEvent('pointermove', { ...mouse, ...at(0.7) }))
    element.dispatchEvent(new PointerEvent('pointerup', { ...mouse, ...at(0.7) }))
    await expect.poll(labels).not.toBe(middle)
    await out.click()
    await expect.poll(labels).toBe(whole)

    const wheel = new WheelEvent('wheel', { ...mouse, ...at(0.5), ctrlKey: true, deltaY: -500 })
    element.dispatchEvent(wheel)
    expect(wheel.defaultPrevented).toBe(true)
    await expect.element(out).toBeEnabled()
    const plain = new WheelEvent('wheel', { ...mouse, ...at(0.5), deltaY: 100 })
    element.dispatchEvent(plain)
    expect(plain.defaultPrevented, 'the page scrolls').toBe(false)
    expect(await axeViolations()).toEqual([])
  })

  test('with 10,000 points draws at most four for each pixel', async () => {
    const count = 10_000
    const model = {
      ...lines,
      positions: Array.from({ length: count }, (_, index) => start + index * 60_000),
      series: [
        {
          name: 'A',
          color: 'c1' as const,
          values: Array.from({ length: count }, (_, i) => Math.sin(i) * 100),
        },
      ],
    }
    const screen = await show(<LineChart model={model} />)
    const path = () => screen.container.querySelector('path')?.getAttribute('d') ?? ''
    await expect.poll(path).not.toBe('')
    const width = screen.container.querySelector('svg[viewBox]')?.clientWidth ?? 0
    expect(path().split('L').length).toBeLessThanOrEqual(1024 * 4)
    expect(width).toBeLessThanOrEqual(1024)
  })
})

test('columns and bars have their figures in a table', async () => {
  for (const chart of [<ColumnChart key="a" model={parts} stacked />, <BarChart key="b" model={parts} />]) {
    const screen = await show(chart)
    await page.getByRole('button', { name: 'Show as a table' }).click()
    expect(cells()).toEqual(['Female', '62', 'Male', '38'])
    expect(await axeViolations()).toEqual([])
    await screen.unmount()
  }
})

test('a ring shows the active part in the middle, and its legend hides a part', async () => {
  const screen = await show(<DonutChart model={parts} total="46,085" />)
  const middle = () => screen.container.querySelector('text')?.textContent
  expect(middle()).toBe('46,085')
  const ring = page.getByRole('slider', { name: 'Gender' })
  ring.element().focus()
  await userEvent.keyboard('{Home}')
  await expect.poll(middle).toBe('62')
  const male = page.getByRole('button', { name: 'Male 38' })
  const arcs = () => [...screen.container.querySelectorAll('path')].map(path => path.getAttribute('d'))
  const before = arcs()
  await male.click()
  await expect.element(male).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(arcs).not.toEqual(before)
  expect(await axeViolations()).toEqual([])
})

test('a share as a ring is a meter with its value', async () => {
  await show(<RadialProgress value={0.79} label="Share of the limit" />)
  await expect
    .element(page.getByRole('meter', { name: 'Share of the limit' }))
    .toHaveAttribute('aria-valuenow', '79')
})
