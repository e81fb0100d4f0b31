/**
 * The page that a mail with HTML is shown in: empty, sandboxed by whoever shows it, and under a policy of its own. A
 * mail may style itself; it runs nothing, sends nothing, and fetches pictures from elsewhere only when it is asked to.
 * WebKit needs a sandbox that allows scripts (`src/features/mails/reader/use-frame-page.ts`), where this policy alone forbids them.
 * `data-mail-frame` tells this page from one that a host sends for an unknown address.
 */
export const mailFrame = (withPictures: boolean) =>
  new Response('<!doctype html><html data-mail-frame><head></head><body></body></html>', {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; script-src 'none'; base-uri 'none'; form-action 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:${withPictures ? ' https:' : ''}`,
      'Referrer-Policy': 'no-referrer',
    },
  })

export const mailFramePath = 'frames/mail'
