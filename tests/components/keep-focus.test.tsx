import { useEffect, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepFocus } from '#src/shell/page/keep-focus.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { show } from './show.tsx'

interface Props {
  count: number
  layer?: 'dialog' | 'pane'
  /** The name of a last row, which has a title field in the place of a button. */
  section?: string
}

/** A list whose rows are deleted by their own button, or by that of their dialog or pane. */
function Goods({ count, layer: Layer, section }: Props) {
  const [all, setAll] = useState(() => Array.from({ length: count }, (_, index) => index + 1))
  const [open, setOpen] = useState<number>()
  useEffect(keepFocus, [])

  function remove(number: number | undefined) {
    setAll(all.filter(other => other !== number))
    setOpen(undefined)
  }

  const content = {
    open: open !== undefined,
    onOpenChange: () => setOpen(undefined),
    children: <Button onClick={() => remove(open)}>Delete it</Button>,
  }
  return (
    <div style={{ display: 'flex', height: 400 }}>
      <h1>Goods</h1>
      <ul>
        {all.map(number => (
          <li key={number} data-row={number}>
            <button type="button" tabIndex={-1} onClick={() => setOpen(number)}>
              {`Open ${number}`}
            </button>
            <button type="button" tabIndex={number === all[0] ? 0 : -1} onClick={() => remove(number)}>
              {`Delete ${number}`}
            </button>
          </li>
        ))}
        {section !== undefined && (
          <li data-row="section">
            <button type="button" tabIndex={-1}>
              {`Fold ${section}`}
            </button>
            <input tabIndex={-1} aria-label="Name" defaultValue={section} />
          </li>
        )}
      </ul>
      {Layer === 'dialog' && <Dialog title="Goods" {...content} />}
      {Layer === 'pane' && <Drawer beside label="Goods" {...content} />}
    </div>
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = () => page.getByRole('heading', { name: 'Goods', level: 1 })

describe('the focus of a row that is deleted', () => {
  test('goes to the same control of the next row, or of the previous one', async () => {
    await show(<Goods count={3} />)
    await button('Delete 2').click()
    await expect.element(button('Delete 3')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Delete 1')).toHaveFocus()
  })

  test('goes to the heading when the list is empty', async () => {
    await show(<Goods count={1} />)
    await button('Delete 1').click()
    await expect.element(heading()).toHaveFocus()
  })

  test('goes to the next row when its dialog is closed', async () => {
    await show(<Goods count={3} layer="dialog" />)
    await button('Open 2').click()
    await button('Delete it').click()
    await expect.element(button('Open 3')).toHaveFocus()
  })

  test('goes to the next row when its pane is closed', async () => {
    await show(<Goods count={3} layer="pane" />)
    await button('Open 1').click()
    await button('Delete it').click()
    await expect.element(button('Open 2')).toHaveFocus()
  })

  // Otherwise a phone would open its keyboard.
  test('goes to the first control of a row of another kind, not to its field', async () => {
    await show(<Goods count={1} section="Later" />)
    await button('Delete 1').click()
    await expect.element(button('Fold Later')).toHaveFocus()
  })

  test('returns to a row that stays', async () => {
    await show(<Goods count={2} layer="dialog" />)
    await button('Open 2').click()
    await expect.element(button('Delete it')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Open 2')).toHaveFocus()
  })
})
