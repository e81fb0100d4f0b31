import { attachments } from '#seed/mails/attachments.ts'
import { me } from '#seed/mails/people.ts'
import type { Mail } from '#src/contract/mails.ts'
import { type Company, companyBy } from './companies.ts'
import { type Dice, diceOf, idOf } from './dice.ts'
import { type MailText, mailTexts, offers } from './mail-texts.ts'
import { type Name, nameBy, plain } from './names.ts'

const minute = 60_000
const files = Object.values(attachments)

/** The share of each folder, in per cent. */
const folders = [
  ...Array(62).fill('inbox'),
  ...Array(22).fill('sent'),
  ...Array(2).fill('drafts'),
  ...Array(8).fill('spam'),
  ...Array(6).fill('trash'),
] as string[]

/**
 * Returns the mail with a number, to or from a supplier, customer or colleague. There are a few mails for each day
 * before now.
 */
export function mailAt(index: number, now: number): Mail {
  const dice = diceOf(4, index)
  const folder = dice.pick(folders)
  const other = writerBy(dice)
  const isOurs = folder === 'sent' || folder === 'drafts'
  const text = dice.pick<(dice: Dice) => MailText>(folder === 'spam' ? offers : mailTexts)(dice)
  const [from, to] = isOurs ? [me, other.contact] : [other, me.contact]
  const isUnread = !isOurs && index < 400 ? dice.may(35) : !isOurs && dice.may(3)
  return {
    id: idOf(index),
    type: 'mail',
    from: { avatar: from.avatar, contact: from.contact },
    to,
    ...(dice.may(12) && { cc: [writerBy(dice).contact] }),
    date: new Date(now - minute * (200 + 47 * index + dice.below(45))).toISOString(),
    subject: isOurs && dice.may(60) ? `Về: ${text.subject}` : text.subject,
    content: contentOf(
      text,
      dice,
      isOurs ? { to: other.given, by: 'Hường' } : { to: 'chị Hường', by: other.given },
    ),
    attachments: dice.may(14) && folder !== 'spam' ? dice.some(files, 1 + dice.below(2)) : [],
    starred: folder === 'inbox' && dice.may(5),
    important: folder === 'inbox' && dice.may(8),
    unread: isUnread,
    folder,
    labels: folder === 'spam' || dice.may(55) ? [] : text.labels,
  }
}

function writerBy(dice: Dice) {
  const [name, company]: [Name, Company] = [nameBy(dice), companyBy(dice)]
  const address = `${plain(name.given)}.${plain(name.surname)}@${company.domain}`
  return { avatar: null, contact: `${name.full} <${address}>`, given: name.given }
}

/** Returns the content of a mail. Half of the mails are HTML, as mail programs write it; the others are plain text. */
function contentOf({ lines }: MailText, dice: Dice, { to, by }: { to: string; by: string }) {
  const whole = [`${dice.pick(greetings)} ${to},`, ...lines, dice.pick(endings), by]
  return dice.may(50) ? whole.map(line => `<p>${line}</p>`).join('') : whole.join('\n\n')
}

const greetings = ['Chào', 'Gửi', 'Dạ chào', 'Thân gửi']
const endings = [
  'Cảm ơn nhiều!',
  'Có gì chị nhắn em nhé.',
  'Trân trọng,',
  'Em chờ tin chị.',
  'Chúc cửa hàng đông khách.',
]
