/**
 * Returns the page in which an HTML mail is shown. It is empty, sandboxed by the page that shows it, and has its own
 * policy: a mail can use its own styles, but it runs no script, sends no request, and loads remote pictures only after
 * the user allows it. WebKit needs a sandbox that allows scripts (`src/features/mails/reader/use-frame-page.ts`); there
 * only this policy forbids them. `data-mail-frame` distinguishes this page from the page that a host sends for an
 * unknown address.
 */
export const mailFrame = (withPictures: boolean) =>
  new Response('<!doctype html><html data-mail-frame><head></head><body></body></html>', {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; script-src 'none'; base-uri 'none'; form-action 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:${withPictures ? ' https:' : ''}`,
      'Referrer-Policy': 'no-referrer',
    },
  })
