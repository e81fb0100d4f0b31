import { describe, expect, it } from 'vitest'
import type { Mail } from '#src/contract/mails.ts'
import { blankMailDraft, contentOf, isBlank, mailDraftOf, replyTo } from './reply-to.ts'

const me = 'staff@outpost.example'
const words = { re: 'Về', forwarded: 'Chuyển tiếp', wrote: 'Khoa <b> viết:' }

const mail: Mail = {
  id: 'a',
  type: 'mail',
  from: { avatar: null, contact: 'Trịnh Công Khoa <khoa@honthom.example>' },
  to: 'Nguyễn Thị Hường <staff@outpost.example>, Lê Minh Châu <chau@outpost.example>',
  cc: ['Phạm Gia Hân <han@outpost.example>', 'Lê Minh Châu <chau@outpost.example>'],
  bcc: ['ai.do@outpost.example'],
  date: '2026-11-21T03:02:00.000Z',
  subject: 'Re: Về: Giao nước mắm',
  content: 'Chị ơi <3',
  attachments: [{ type: 'application/pdf', name: 'a.pdf', size: 1, preview: 'pdf', downloadUrl: 'a.pdf' }],
  starred: false,
  important: false,
  unread: false,
  folder: 'inbox',
  labels: [],
}

describe('a reply', () => {
  it('is addressed to the sender, without files', () => {
    expect(replyTo(mail, 'reply', me, words)).toMatchObject({
      to: 'Trịnh Công Khoa <khoa@honthom.example>',
      cc: [],
      subject: 'Về: Giao nước mắm',
      attachments: [],
    })
  })

  it('to all is addressed to all others once, never to the user, never to hidden recipients', () => {
    const { to, cc, bcc } = replyTo(mail, 'all', me, words)
    expect([to, ...cc]).toEqual([
      'Trịnh Công Khoa <khoa@honthom.example>',
      'Lê Minh Châu <chau@outpost.example>',
      'Phạm Gia Hân <han@outpost.example>',
    ])
    expect(bcc).toEqual([])
  })

  it('to the user’s own mail is addressed to its recipients', () => {
    const own = { ...mail, from: { avatar: null, contact: `Hường <${me}>` } }
    expect(replyTo(own, 'reply', me, words).to).toBe(
      'Nguyễn Thị Hường <staff@outpost.example>, Lê Minh Châu <chau@outpost.example>',
    )
  })

  it('quotes text as text, so that it contains no tags', () => {
    const { quote } = replyTo(mail, 'reply', me, words)
    expect(quote).toContain('Chị ơi &#60;3')
    expect(quote).toContain('Khoa &#60;b&#62; viết:')
  })

  it('in the form of a forwarded mail includes the files and has no recipients yet', () => {
    expect(replyTo(mail, 'forward', me, words)).toMatchObject({
      to: '',
      subject: 'Chuyển tiếp: Giao nước mắm',
      attachments: mail.attachments,
    })
  })
})

it('is split into the written and the quoted part when it is read from a draft', () => {
  const draft = { ...replyTo(mail, 'reply', me, words), words: '<p>Dạ được anh.</p>' }
  expect(mailDraftOf({ ...mail, ...draft, content: contentOf(draft) })).toEqual(draft)
  expect(mailDraftOf({ ...mail, content: 'Một\n\nhai' }).words).toBe('<p>Một</p><p>hai</p>')
})

it('is empty as long as the user has written nothing', () => {
  const start = replyTo(mail, 'reply', me, words)
  expect(isBlank(start, start)).toBe(true)
  expect(isBlank({ ...start, words: '<p>Dạ</p>' }, start)).toBe(false)
  expect(isBlank({ ...blankMailDraft, to: 'chau@outpost.example' }, blankMailDraft)).toBe(false)
})
