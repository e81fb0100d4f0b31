import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '#src/ui/button/button.tsx'
import { Tabs } from '#src/ui/layout/tabs.tsx'
import { Paginator } from '#src/ui/lists/paginator.tsx'
import { SelectionBar } from '#src/ui/lists/selection-bar.tsx'
import { useSelection } from '#src/ui/lists/use-selection.ts'
import { VirtualList } from '#src/ui/lists/virtual-list.tsx'
import { axeViolations, show } from './show.tsx'

function Settings() {
  const [tab, setTab] = useState<'profile' | 'display'>('profile')
  return (
    <Tabs
      label="Settings"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'profile', label: 'Profile', panel: <p>A name</p> },
        { value: 'display', label: 'Display', panel: <p>A theme</p> },
      ]}
    />
  )
}

test('tabs show one panel, which is chosen by pointer and by arrow keys', async () => {
  await show(<Settings />)
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect.element(page.getByRole('tabpanel', { name: 'Profile' })).toHaveTextContent('A name')
  await tab('Display').click()
  await expect.element(page.getByRole('tabpanel', { name: 'Display' })).toHaveTextContent('A theme')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('Profile')).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab('Profile')).toHaveFocus()
  expect(await axeViolations()).toEqual([])
})

test('tabs below the visible part of the page do not scroll the page', async () => {
  await show(
    <>
      <div style={{ height: 3000 }} />
      <Settings />
    </>,
  )
  await expect.element(page.getByRole('tab', { name: 'Profile' })).toBeInTheDocument()
  expect(window.scrollY).toBe(0)
})

const orders = Array.from({ length: 10_000 }, (_, index) => ({ id: `order-${index + 1}` }))

function Orders() {
  return (
    <div style={{ display: 'grid', height: 300 }}>
      <VirtualList label="Orders" items={orders} keyOf={({ id }) => id} estimate={48}>
        {({ id }) => <Button>{id}</Button>}
      </VirtualList>
    </div>
  )
}

test('a list of ten thousand rows renders only the visible ones, and declares the total number', async () => {
  await show(<Orders />)
  const rows = page.getByRole('listitem')
  await expect.element(rows.first()).toHaveAttribute('aria-setsize', '10000')
  expect(rows.elements().length).toBeLessThan(30)
  expect(await axeViolations()).toEqual([])
  const scroller = page.getByRole('list', { name: 'Orders' }).element().parentElement
  scroller?.scrollTo(0, scroller.scrollHeight)
  await expect.element(page.getByRole('button', { name: 'order-10000' })).toBeVisible()
  expect(rows.elements().length).toBeLessThan(30)
})

describe('a paginator', () => {
  const go = vi.fn<(next: { page: number; size: number }) => void>()

  function Pages() {
    const [at, setAt] = useState({ page: 0, size: 10 })
    return (
      <Paginator
        {...at}
        total={95}
        onChange={next => {
          go(next)
          setAt(next)
        }}
      />
    )
  }

  test('moves between the pages, and stops at both ends', async () => {
    await show(<Pages />)
    const button = (name: string) => page.getByRole('button', { name })
    await expect.element(page.getByText('1–10 of 95')).toBeVisible()
    await expect.element(button('Previous page')).toBeDisabled()
    await button('Next page').click()
    await expect.element(page.getByText('11–20 of 95')).toBeVisible()
    await button('Last page').click()
    await expect.element(page.getByText('91–95 of 95')).toBeVisible()
    await expect.element(button('Next page')).toBeDisabled()
    expect(await axeViolations()).toEqual([])
  })

  test('keeps the first row visible when the page size changes', async () => {
    await show(<Pages />)
    await page.getByRole('button', { name: 'Last page' }).click()
    await page.getByRole('combobox', { name: 'Per page' }).selectOptions('25')
    expect(go).toHaveBeenLastCalledWith({ page: 3, size: 25 })
    await expect.element(page.getByText('76–95 of 95')).toBeVisible()
  })
})

function Chosen() {
  const ids = ['a', 'b', 'c']
  const selection = useSelection(ids)
  return (
    <>
      {ids.map(id => (
        <Button key={id} onClick={() => selection.toggle(id)}>
          {id}
        </Button>
      ))}
      <SelectionBar selection={selection} label="Selected rows" hint="Choose some">
        <Button>Delete</Button>
      </SelectionBar>
    </>
  )
}

test('a selection bar is visible while rows are selected, counts them and clears the selection', async () => {
  await show(<Chosen />)
  const bar = page.getByRole('toolbar', { name: 'Selected rows' })
  await expect.element(bar).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'b' }).click()
  await expect.element(bar.getByRole('status')).toHaveTextContent('1 selected')
  await bar.getByRole('button', { name: 'Select all' }).click()
  await expect.element(bar.getByRole('status')).toHaveTextContent('3 selected')
  expect(await axeViolations()).toEqual([])
  await bar.getByRole('button', { name: 'Clear the selection' }).click()
  await expect.element(bar).not.toBeInTheDocument()
})
