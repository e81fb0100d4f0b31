/*
 * What stands in the place of a white page when a file that the app cannot start without is missing and cannot be had.
 * Loaded by `display.js`; plain, because nothing else may be there.
 */
const texts = [
  [
    'vi',
    'Outpost chưa mở được',
    'Thiếu một tệp của ứng dụng trên máy này. Hãy nối mạng rồi thử lại; dữ liệu trên máy vẫn giữ nguyên.',
  ],
  [
    'en',
    'Outpost could not start',
    'A file of the app is missing on this device. Connect to the network and try again; your data on this device stays as it is.',
  ],
]

function element(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

function show() {
  const main = element(
    'main',
    {},
    ...texts.flatMap(([lang, title, text]) => [
      element(lang === 'vi' ? 'h1' : 'h2', { lang }, title),
      element('p', { lang }, text),
    ]),
    element('button', { type: 'button', onclick: () => location.reload() }, 'Thử lại · Try again'),
  )
  main.style.cssText = 'max-width: 30rem; margin: 12vh auto 0; padding: 0 1.5rem; font: 16px/1.6 system-ui'
  for (const heading of main.querySelectorAll('h1, h2'))
    heading.style.cssText = 'font-size: 1.25rem; margin: 0'
  for (const text of main.querySelectorAll('p')) text.style.cssText = 'margin: 0.25rem 0 1.5rem'
  main.querySelector('button').style.cssText =
    'font: inherit; min-height: 44px; padding: 0 1.25rem; border: 1px solid; border-radius: 8px; background: none; color: inherit'
  document.body.replaceChildren(main)
}

if (document.body) show()
else addEventListener('DOMContentLoaded', show)
addEventListener('online', () => location.reload())
setInterval(() => navigator.onLine && location.reload(), 10_000)
