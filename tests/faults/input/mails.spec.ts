import { attacks, elsewhere, script } from '#tests/support/checks/attacks.ts'
import { insertMails } from '#tests/support/data/mails.ts'
import { goTo } from '#tests/support/go-to.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'

test('row 42: nothing in a mail runs or loads anything from another site', async ({
  browser,
  baseURL,
  say,
}) => {
  // A separate context, because the browser logs each violation as an error, as this test expects.
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const asked: string[] = []
  context.on('request', request => {
    if (!request.url().startsWith(String(baseURL)) && !request.url().startsWith('data:'))
      asked.push(request.url())
  })
  await open(page, 'main/console')
  await insertMails(
    page,
    [...attacks, attacks.join('\n')].map((html, index) => ({
      id: `attack-${index}`,
      date: new Date(Date.UTC(2030, 0, 1, 0, index)).toISOString(),
      from: { avatar: null, contact: `${script} <a"${script}@evil.example>` },
      to: `${script} <x@evil.example>`,
      subject: `${index} ${script}`,
      content: `<p>Xin chào</p>${html}`,
      attachments: [
        {
          type: 'text/html',
          name: `${script}.html`,
          size: 1,
          preview: 'html',
          downloadUrl: 'images/mails/none',
        },
      ],
    })),
  )
  await page.goto('apps/mailbox/inbox')
  await settled(page)
  for (let index = attacks.length; index >= 0; index--) {
    await goTo(page, `/apps/mailbox/all/attack-${index}`)
    await expect(page.getByRole('article').getByRole('heading').first()).toContainText(`${index} `)
    await expect(page.frameLocator('article iframe').getByText('Xin chào').first()).toBeVisible()
  }
  expect(await page.evaluate(() => globalThis.attacked)).toBeUndefined()
  expect(asked).toEqual([])

  // Blocked pictures, and nothing else, load when the user allows them.
  await page.goto('apps/mailbox/all/attack-11')
  await context.route('https://evil.example/**', route =>
    route.fulfill({ path: 'public/images/mails/label.png' }),
  )
  await page.getByRole('button', { name: say('Show pictures') }).click()
  await expect.poll(() => asked).toEqual([elsewhere])
  expect(await page.evaluate(() => globalThis.attacked)).toBeUndefined()
  await context.close()
})

test('row 42: the policy of a mail’s frame alone refuses scripts, without sanitiser and sandbox', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  // As in a browser in which the worker does not serve a frame whose sandbox forbids scripts.
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentDocument') ?? {}
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', {
      get(this: HTMLIFrameElement) {
        return this.sandbox.contains('allow-scripts') ? get?.call(this) : null
      },
    })
  })
  await open(page, 'apps/mailbox/all/inbox-3')
  await expect(page.frameLocator('article iframe').getByText('VT-8841-0279')).toBeVisible()
  await page.evaluate(
    async ({ attacks, elsewhere }) => {
      const frame = document.querySelector<HTMLIFrameElement>('article iframe')
      const inside = frame?.contentDocument
      if (!inside) throw new Error('The frame has no page')
      const awaited = new Set(['script-src-elem', 'script-src-attr'])
      const refused = new Promise<void>(resolve =>
        inside.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          awaited.delete(effectiveDirective)
          if (awaited.size === 0) resolve()
        }),
      )
      inside.body.innerHTML = attacks.join('')
      for (const link of inside.querySelectorAll<HTMLAnchorElement>('a:not(svg a)')) {
        link.target = ''
        link.click()
      }
      for (const put of [
        (script: HTMLScriptElement) => void (script.textContent = 'parent.attacked = true'),
        (script: HTMLScriptElement) => void (script.src = elsewhere),
      ]) {
        const script = inside.createElement('script')
        put(script)
        inside.body.append(script)
      }
      await refused
    },
    { attacks, elsewhere },
  )
  expect(await page.evaluate(() => globalThis.attacked)).toBeUndefined()
  await context.close()
})
