import { expect, settled, test } from '#tests/support/test.ts'

test.use({ installed: false })

declare global {
  var refused: string[]
}

/** Records the violations of the policy in every page, from its start. */
function noteRefusals() {
  globalThis.refused = []
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    globalThis.refused.push(`${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`),
  )
}

// Every other browser test detects a screen that violates the policy, because the browser logs an error.

test('every file is sent with the policy', async ({ request }) => {
  const { first } = await (await request.get('files.json')).json()
  const script = first.find(({ url }: { url: string }) => url.endsWith('.js')).url
  for (const path of ['', 'sign-in', 'worker.js', script]) {
    const headers = (await request.get(path)).headers()
    const policy = headers['content-security-policy']
    expect(policy, path).toContain("default-src 'self'")
    expect(policy, path).toContain("require-trusted-types-for 'script'")
    expect(policy, path).not.toContain('unsafe')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['x-frame-options'], path).toBe('DENY')
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
  }
})

test('the policy refuses code that is not a file of the app', async ({ browser, baseURL }) => {
  // A separate context, because the browser logs each violation as an error, as this test expects.
  const page = await browser.newPage()
  await page.addInitScript(noteRefusals)
  await page.goto(`${baseURL}sign-in/outpost`)
  await settled(page)
  const run = (act: string) =>
    page.evaluate(name => {
      const acts: Record<string, () => void> = {
        html: () => document.body.insertAdjacentHTML('beforeend', '<b>no</b>'),
        script: () => {
          const script = document.createElement('script')
          script.text = 'document.title = "no"'
        },
        style: () => {
          const style = document.createElement('style')
          style.textContent = 'body { display: none }'
          document.head.append(style)
        },
        image: () => {
          new Image().src = 'https://evil.example/pixel.png'
        },
      }
      try {
        acts[name]?.()
      } catch (error) {
        return String(error)
      }
    }, act)
  expect(await run('html')).toContain('TrustedHTML')
  expect(await run('script')).toContain('TrustedScript')
  await run('style')
  await run('image')
  const refused = () => page.evaluate(() => globalThis.refused.map(line => line.split(' ')[0]))
  await expect.poll(refused).toContain('style-src-elem')
  await expect.poll(refused).toContain('img-src')
  await expect(page.locator('body')).toBeVisible()
  await page.close()
})

test('the licences of the packages are a file of the app', async ({ request }) => {
  const reply = await request.get('licenses.txt')
  expect(reply.headers()['content-type']).toContain('text/plain')
  const text = await reply.text()
  for (const name of ['react-dom', 'dexie', 'Permission is hereby granted, free of charge'])
    expect(text).toContain(name)
})
