import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { axeViolations, show } from './show.tsx'

describe('rich text', () => {
  const attacked = vi.fn<() => void>()
  beforeEach(() => {
    attacked.mockClear()
    Object.assign(globalThis, { attacked })
  })

  test.each([
    '<img src="data:," onerror="attacked()">',
    '<svg onload="attacked()"></svg>',
    '<a href="javascript:attacked()">Press</a>',
    '<script>attacked()</script>',
    '<iframe srcdoc="<script>parent.attacked()</script>"></iframe>',
    '<form action="/x"><input name="a"><button>Send</button></form>',
    '<style>* { display: none }</style>',
    '<p style="position: fixed" class="x" id="y">Covers</p>',
  ])('has no dangerous content of %s', async html => {
    await show(<RichText html={`<p>Before</p>${html}<p>After</p>`} />)
    await expect.element(page.getByText('After')).toBeVisible()
    const text = document.querySelector('main')?.innerHTML ?? ''
    expect(text).not.toMatch(/<(script|iframe|style|form|input|button)|\son\w+=|javascript:|style=|id="y"/)
    expect(attacked).not.toHaveBeenCalled()
  })

  test('keeps emphasis, lists and links, which open in a new tab', async () => {
    await show(
      <RichText html='<p>A <strong>box</strong></p><ul><li>One</li></ul><a href="https://shop.example/x">More</a>' />,
    )
    const link = page.getByRole('link', { name: 'More' })
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(page.getByRole('strong')).toHaveTextContent('box')
    await expect.element(page.getByRole('listitem')).toHaveTextContent('One')
    expect(await axeViolations()).toEqual([])
  })
})
