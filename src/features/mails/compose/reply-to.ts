import type { Mail } from '#src/contract/mails.ts'
import type { Attachment } from '#src/contract/shared/attachments.ts'
import { contactOf, type Person, personOf, splitContacts } from '#src/lib/mail/addresses.ts'
import { escaped, htmlOf, isHtml, textOf } from '#src/lib/text/html-text.ts'

export const replyKinds = ['reply', 'all', 'forward'] as const
export type ReplyKind = (typeof replyKinds)[number]

export const isReplyKind = (text: string): text is ReplyKind => replyKinds.some(kind => kind === text)

/** The parts of a mail that its author writes. */
export interface MailDraft {
  to: string
  cc: string[]
  bcc: string[]
  subject: string
  /** The author's own text, as HTML. */
  words: string
  /** The mail that is replied to, unchanged; hidden while the user writes. */
  quote: string
  attachments: Attachment[]
}

export const blankMailDraft: MailDraft = {
  to: '',
  cc: [],
  bcc: [],
  subject: '',
  words: '',
  quote: '',
  attachments: [],
}

interface Words {
  re: string
  forwarded: string
  /** "On Friday Lan wrote:" */
  wrote: string
}

/** Returns the initial draft of a reply to a mail. */
export function replyTo(mail: Mail, kind: ReplyKind, me: string, { re, forwarded, wrote }: Words): MailDraft {
  const bare = mail.subject.replace(/^\s*((re|fwd?|tr|về|chuyển tiếp)\s*:\s*)+/i, '')
  const content = quotable(isHtml(mail.content) ? mail.content : htmlOf(mail.content))
  const quote = `${quoteStart}<p>${escaped(wrote)}</p><blockquote>${content}</blockquote></div>`
  if (kind === 'forward')
    return { ...blankMailDraft, subject: `${forwarded}: ${bare}`, quote, attachments: mail.attachments }

  const others = [...splitContacts(mail.to), ...(mail.cc ?? [])].map(personOf)
  const isMine = personOf(mail.from.contact).address === me
  const to = isMine ? splitContacts(mail.to).map(personOf) : [personOf(mail.from.contact)]
  const known = new Set([me, ...to.map(({ address }) => address)])
  const cc = kind === 'all' ? others.filter(({ address }) => address && !known.has(address)) : []
  return { ...blankMailDraft, to: joined(to), cc: once(cc).map(contactOf), subject: `${re}: ${bare}`, quote }
}

/** Shortens a quote: a draft has a maximum length, which must be enough for the reply and the quote. */
const quotable = (html: string) => (html.length < 50_000 ? html : htmlOf(textOf(html).slice(0, 15_000)))

const once = (people: Person[]) => [...new Map(people.map(person => [person.address, person])).values()]
const joined = (people: Person[]) => people.map(contactOf).join(', ')

const quoteStart = '<div data-quote="">'

/** A mail as it is stored, and back. */
export const contentOf = ({ words, quote }: Pick<MailDraft, 'words' | 'quote'>) => words + quote

export function mailDraftOf({ to, cc = [], bcc = [], subject, content, attachments }: Mail): MailDraft {
  const html = isHtml(content) || content === '' ? content : htmlOf(content)
  const at = html.indexOf(quoteStart)
  const [words, quote] = at < 0 ? [html, ''] : [html.slice(0, at), html.slice(at)]
  return { to, cc, bcc, subject, words, quote, attachments }
}

/** Returns whether a draft has no content of the user, and can be discarded. A quote is not content of the user. */
export const isBlank = ({ subject, words, attachments, to, cc, bcc }: MailDraft, start: MailDraft) =>
  words === '' &&
  subject === start.subject &&
  to === start.to &&
  cc.length + bcc.length === start.cc.length + start.bcc.length &&
  attachments.length === start.attachments.length
