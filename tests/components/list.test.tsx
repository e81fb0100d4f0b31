import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { RowErrorBoundary } from '#src/ui/lists/row-error-boundary.tsx'
import { RowCheckbox, SelectedText } from '#src/ui/lists/row-selection.tsx'
import { SelectionBar } from '#src/ui/lists/selection-bar.tsx'
import { useList } from '#src/ui/lists/use-list.ts'
import { useListKeys } from '#src/ui/lists/use-list-keys.ts'
import { useSelection } from '#src/ui/lists/use-selection.ts'
import { VirtualList } from '#src/ui/lists/virtual-list.tsx'
import { axeViolations, show, shown } from './show.tsx'

const open = vi.fn<(id: string) => void>()

/** A list screen with the components of the kit: its rows are created from their ids. */
function Goods({ count = 30, openId }: { count?: number; openId?: string }) {
  const [all, setAll] = useState(() => Array.from({ length: count }, (_, index) => `goods-${index + 1}`))
  const selection = useSelection(all)
  const list = useList({ ids: all, selection, elementIdOf: id => `row-${id}`, openId })

  function remove(ids: readonly string[]) {
    setAll(all.filter(id => !ids.includes(id)))
    toast.undo(`${ids.length} deleted`, () => setAll(all))
  }

  useListKeys({
    selection,
    step: list.focus.step,
    toggle: () => list.focus.activeId && selection.toggle(list.focus.activeId),
    remove: () => list.remove(remove),
    searchId: 'goods-search',
    keys: [],
  })

  return (
    <div style={{ position: 'relative' }}>
      <input id="goods-search" type="search" aria-label="Search goods" />
      <div role="presentation" {...list.frameProps} style={{ display: 'grid', height: 400 }}>
        <VirtualList
          label="Goods"
          items={all}
          keyOf={id => id}
          estimate={48}
          activeIndex={list.focus.activeIndex}
        >
          {id => (
            <div {...list.rowProps(id)} style={{ display: 'flex', gap: 16, height: 48 }}>
              <RowCheckbox list={list} id={id} label={`Select ${id}`} />
              <a
                href={`#${id}`}
                {...list.linkProps(id)}
                onClick={event => {
                  list.linkProps(id).onClick(event)
                  if (!event.defaultPrevented) open(id)
                  event.preventDefault()
                }}
              >
                {id}
                <SelectedText selection={selection} id={id} />
              </a>
            </div>
          )}
        </VirtualList>
      </div>
      <SelectionBar
        selection={selection}
        label="Selected goods"
        hint="Tap"
        onDelete={() => list.remove(remove)}
      >
        <Button onClick={() => list.act(() => undefined)}>Mark</Button>
      </SelectionBar>
    </div>
  )
}

const row = (index: number) => page.getByRole('link', { name: new RegExp(`^goods-${index}(?!\\d)`) })
const tick = (index: number) => page.getByRole('checkbox', { name: `Select goods-${index}`, exact: true })
const bar = () => page.getByRole('toolbar', { name: 'Selected goods' })
const expectSelected = (count: number) =>
  expect.element(bar().getByRole('status')).toHaveTextContent(`${count} selected`)
const press = (keys: string) => userEvent.keyboard(keys)

describe('the focus', () => {
  test('is moved by the arrow keys, Page Up and Down, Home and End, and stops at both ends', async () => {
    await show(<Goods />)
    await row(1).click()
    await press('{ArrowDown}')
    await expect.element(row(2)).toHaveFocus()
    await press('{ArrowUp}{ArrowUp}')
    await expect.element(row(1)).toHaveFocus()
    await press('{PageDown}')
    await expect.element(row(9)).toHaveFocus()
    await press('{End}')
    await expect.element(row(30)).toHaveFocus()
    await expect.element(row(30)).toBeInViewport()
    await press('{ArrowDown}{PageUp}')
    await expect.element(row(22)).toHaveFocus()
    await press('{Home}')
    await expect.element(row(1)).toHaveFocus()
    expect(await axeViolations()).toEqual([])
  })

  test('moves with J and K from anywhere on the screen, except while the user types', async () => {
    await show(<Goods />)
    await press('j')
    await expect.element(row(1)).toHaveFocus()
    await press('jjk')
    await expect.element(row(2)).toHaveFocus()
    await press('/')
    const search = page.getByRole('searchbox', { name: 'Search goods' })
    await expect.element(search).toHaveFocus()
    await press('jk')
    await expect.element(search).toHaveValue('jk')
  })

  test('has one row in the Tab order, which stays the same when it is scrolled out of view', async () => {
    await show(<Goods count={1000} />)
    await page.getByRole('searchbox', { name: 'Search goods' }).click()
    await press('{Tab}{Tab}')
    await expect.element(row(1)).toHaveFocus()
    await press('{ArrowDown}')
    const scroller = page.getByRole('list', { name: 'Goods' }).element().parentElement
    scroller?.scrollTo(0, 30_000)
    await expect.element(page.getByRole('link', { name: 'goods-630', exact: true })).toBeInViewport()
    await expect.element(row(2)).toHaveFocus()
    await press('{ArrowDown}')
    await expect.element(row(3)).toHaveFocus()
    await expect.element(row(3)).toBeInViewport()
  })

  test('starts at the row that is open', async () => {
    await show(<Goods openId="goods-4" />)
    await press('j')
    await expect.element(row(5)).toHaveFocus()
  })
})

describe('a selection', () => {
  test('adds single rows with Ctrl and a range with Shift; a click alone opens a row', async () => {
    await show(<Goods />)
    open.mockClear()
    await row(1).click()
    expect(open).toHaveBeenLastCalledWith('goods-1')
    await row(2).click({ modifiers: ['Control'] })
    await row(5).click({ modifiers: ['Shift'] })
    await expectSelected(4)
    await expect.element(row(3)).toHaveTextContent('goods-3, selected')
    await row(3).click({ modifiers: ['Control'] })
    await expectSelected(3)
    await row(7).click()
    await expectSelected(4)
    expect(open).toHaveBeenCalledTimes(1)
  })

  test('adds a range by the checkboxes, and by Shift with the arrow keys', async () => {
    await show(<Goods />)
    await tick(2).click()
    await tick(4).click({ modifiers: ['Shift'] })
    await expectSelected(3)
    await press('{Escape}')
    await expect.element(bar()).not.toBeInTheDocument()
    await row(6).click()
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expectSelected(3)
    await expect.element(tick(8)).toBeChecked()
  })

  test('contains all rows after Ctrl+A in the list and after the button; X toggles, Escape clears', async () => {
    await show(<Goods />)
    await press('jx')
    await expectSelected(1)
    await press('x')
    await expect.element(bar()).not.toBeInTheDocument()
    await press('{Control>}a{/Control}')
    await expectSelected(30)
    await press('{Escape}')
    await expect.element(bar()).not.toBeInTheDocument()
    await press('x')
    await bar().getByRole('button', { name: 'Select all' }).click()
    await expectSelected(30)
  })
})

describe('an action', () => {
  test('that removes rows moves the focus to the next row, at the end to the previous one, and can be undone', async () => {
    await show(<Goods count={3} />)
    await row(2).click()
    await press('{Delete}')
    await expect.element(page.getByText('1 deleted')).toBeVisible()
    await expect.element(row(2)).not.toBeInTheDocument()
    await expect.element(row(3)).toHaveFocus()
    await press('{Delete}')
    await expect.element(row(1)).toHaveFocus()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect.element(row(3)).toBeVisible()
  })

  test('of the bar applies to the selected rows, ends the selection and keeps the focus in the list', async () => {
    await show(<Goods count={5} />)
    await tick(2).click()
    await tick(3).click()
    await bar().getByRole('button', { name: 'Delete' }).click()
    await expect.element(bar()).not.toBeInTheDocument()
    await expect.element(row(3)).not.toBeInTheDocument()
    await expect.element(row(4)).toHaveFocus()
    await tick(1).click()
    await bar().getByRole('button', { name: 'Mark' }).click()
    await expect.element(bar()).not.toBeInTheDocument()
    await expect.element(row(1)).toHaveFocus()
  })
})

describe('a row that cannot be rendered', () => {
  function Goods({ name }: { name: unknown }) {
    if (typeof name !== 'string') throw new Error('Not a name')
    return <Button>{name}</Button>
  }
  const listOf = (...names: unknown[]) => (
    <ul>
      {names.map((name, index) => (
        <RowErrorBoundary key={index} row={name} as="li">
          <li>
            <Goods name={name} />
          </li>
        </RowErrorBoundary>
      ))}
    </ul>
  )
  const failed = () => page.getByText('This entry cannot be shown.')

  test('is replaced by one line until its data changes, and the other rows stay usable', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue()
    const screen = await show(listOf('Tea', undefined, 'Coffee'))
    expect(failed().elements()).toHaveLength(1)
    expect(page.getByRole('listitem').elements()[1]).toHaveTextContent('This entry cannot be shown.')
    await page.getByRole('button', { name: 'Coffee' }).click()
    await expect.element(page.getByRole('button', { name: 'Coffee' })).toHaveFocus()
    await screen.rerender(shown(listOf('Tea', 'Salt', 'Coffee')))
    await expect.element(page.getByRole('button', { name: 'Salt' })).toBeVisible()
    expect(failed().elements()).toHaveLength(0)
    errors.mockRestore()
  })
})
