import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Editor } from '#src/ui/editor/editor.tsx'
import { axeViolations, show } from './show.tsx'

describe('the editor', () => {
  const change = vi.fn<(html: string) => void>()

  function Note({ start = '' }: { start?: string }) {
    const [html, setHtml] = useState(start)
    const write = (next: string) => {
      change(next)
      setHtml(next)
    }
    return <Editor label="Note" html={html} onChange={write} placeholder="Write here" />
  }

  const written = () => change.mock.lastCall?.[0]
  const text = () => page.getByRole('textbox', { name: 'Note' })

  test('makes text bold by key and by button, and shows the format at the cursor', async () => {
    await show(<Note />)
    await text().click()
    await userEvent.keyboard('a {Control>}b{/Control}b')
    expect(written()).toBe('<p>a <strong>b</strong></p>')
    const bold = page.getByRole('button', { name: 'Bold' })
    await expect.element(bold).toHaveAttribute('aria-pressed', 'true')
    await bold.click()
    await userEvent.keyboard('c')
    expect(written()).toBe('<p>a <strong>b</strong>c</p>')
    expect(await axeViolations()).toEqual([])
  })

  test('writes a list, and its value is empty again when all text is deleted', async () => {
    await show(<Note />)
    await text().click()
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await userEvent.keyboard('one{Enter}two')
    expect(written()).toContain('<ul><li><p>one</p></li><li><p>two</p></li></ul>')
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    await expect.poll(written).toBe('')
  })

  test('makes a link of the selected text, and refuses an invalid address', async () => {
    await show(<Note start="<p>Shop</p>" />)
    await text().click()
    await userEvent.keyboard('{Control>}a{/Control}')
    await page.getByRole('button', { name: 'Link' }).click()
    await page.getByRole('textbox', { name: 'Address' }).fill('no address')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('textbox', { name: 'Address' }))
      .toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('textbox', { name: 'Address' }).fill('nhasuong.vn')
    await userEvent.keyboard('{Enter}')
    await expect.poll(written).toContain('href="https://nhasuong.vn"')
  })

  test('removes dangerous content of its initial HTML', async () => {
    await show(
      <Note start='<p>Hello<img src="data:," onerror="attacked()"><script>attacked()</script></p>' />,
    )
    await expect.element(text()).toHaveTextContent('Hello')
    expect(text().element().innerHTML).not.toMatch(/script|onerror/)
  })
})
