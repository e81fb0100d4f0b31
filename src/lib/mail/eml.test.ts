import { expect, it } from 'vitest'
import { type EmlMail, emlFile } from './eml.ts'

const mail: EmlMail = {
  id: 'inbox-1',
  from: { name: 'Trịnh Công Khoa', address: 'khoa@honthom.example' },
  to: [{ name: 'Nguyễn Thị Hường', address: 'staff@outpost.example' }],
  date: new Date('2026-11-21T03:02:00Z'),
  subject: 'Giao nước mắm thứ Sáu, dời sang 11:00, nhờ chị nhắn Châu chừa cửa kho số 2 giúp em 🚚',
  text: 'Chị Hường ơi',
}

const headersOf = (eml: string) => eml.slice(0, eml.indexOf('\r\n\r\n'))
const unfolded = (eml: string) => headersOf(eml).replaceAll('\r\n ', ' ').split('\r\n')

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))
const textOf = (base64: string) => new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(base64))
const decoded = (words = '') =>
  words.replace(/=\?utf-8\?B\?([^?]*)\?=\s*/g, (_, word: string) => textOf(word))

const headerOf = (eml: string, name: string) =>
  decoded(
    unfolded(eml)
      .find(line => line.startsWith(`${name}: `))
      ?.slice(name.length + 2),
  )

it('text that is not ASCII is encoded in short encoded words', () => {
  const eml = emlFile(mail)
  expect(headerOf(eml, 'Subject')).toBe(mail.subject)
  expect(headerOf(eml, 'From')).toBe('Trịnh Công Khoa<khoa@honthom.example>')
  expect(headerOf(eml, 'Date')).toBe('Sat, 21 Nov 2026 03:02:00 +0000')
  const lines = eml.split('\r\n')
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(78)
  expect(eml.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect([...eml].every(sign => sign <= '~')).toBe(true)
})

it('a plain subject stays readable', () => {
  expect(emlFile({ ...mail, subject: 'Order 2038' })).toContain('\r\nSubject: Order 2038\r\n')
})

it('text, HTML and files are included unchanged', () => {
  const bytes = Uint8Array.from({ length: 300 }, (_, index) => index % 256)
  const eml = emlFile({
    ...mail,
    html: '<p>Chị Hường ơi</p>',
    files: [{ name: 'Phiếu giao 20-11.pdf', type: 'application/pdf', bytes }],
  })
  const bodies = [
    ...eml.matchAll(
      /base64\r\n(?:Content-Disposition: [^\r]*\r\n(?: [^\r]*\r\n)*)?\r\n([\w+/=\r\n]+?)\r\n(?=\r\n|--)/g,
    ),
  ]
  const [text = '', html = '', file = ''] = bodies.map(([, body = '']) => body.replaceAll('\r\n', ''))
  expect([textOf(text), textOf(html)]).toEqual(['Chị Hường ơi', '<p>Chị Hường ơi</p>'])
  expect(bytesOf(file)).toEqual(bytes)
  expect(eml).toContain("filename*=UTF-8''Phi%E1%BA%BFu%20giao%2020-11.pdf")
  expect(eml.match(/^--=_mixed.*--$/gm)).toHaveLength(1)
})

it.each([
  { subject: 'Chào\r\nBcc: thief@evil.example\r\n\r\nxin chào' },
  { from: { name: 'Khoa\nBcc: thief@evil.example', address: 'khoa@honthom.example' } },
  { to: [{ name: 'x', address: 'a@b.vn>\r\nBcc: thief@evil.example' }] },
  { id: 'x>\r\nBcc: thief@evil.example' },
  {
    files: [
      { name: 'a"\r\nBcc: thief@evil.example', type: 'text/plain\r\nBcc: x', bytes: new Uint8Array(1) },
    ],
  },
])('no value can add a header: %o', attack => {
  const eml = emlFile({ ...mail, ...attack })
  expect(eml).not.toMatch(/^Bcc/m)
  expect(headersOf(eml)).toContain('MIME-Version: 1.0')
})
