import type { Due, Mail } from '#src/contract/mails.ts'
import { isAddress, personOf, splitContacts } from '#src/lib/mail/addresses.ts'
import { newId, wroteAt } from '#sw/server/call-values.ts'
import { badRequest } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { blank, MAX_LINE, senderOf } from './store.ts'

/** How long a mail can be taken back after it was sent, in ms. */
const SEND_DELAY_MS = 8000
/** How long a colleague of the sample takes to reply, in ms. */
const REPLY_DELAY_MS = 5000

interface Outbox {
  waiting: Due[]
  /** The mails that get a reply. */
  answers: Due[]
}

const inTime = (ms: number) => new Date(wroteAt() + ms).toISOString()

/**
 * There is no timer for these, because it would end with the worker: due mails are delivered when a page calls
 * `deliver`.
 */
async function read(): Promise<Outbox> {
  const stored = await db.sets.get('mailPost')
  return (stored?.value as Outbox | undefined) ?? { waiting: [], answers: [] }
}

const write = (value: Outbox) => db.sets.put({ id: 'mailPost', value })

/**
 * Moves a draft to the outbox, from which it is sent when it is due. Rejects with 404 for an unknown mail, and with 400
 * when it is not a draft or a recipient has no valid address.
 */
export async function send(id: string): Promise<Mail> {
  const draft = await getOr404(db.mails, id, 'mail')
  if (draft.folder !== 'drafts') badRequest('id')
  const people = peopleOf(draft)
  if (people.length === 0 || !people.every(({ address }) => isAddress(address))) badRequest('mail.to')
  const mail = { ...draft, folder: 'outbox', date: inTime(0) }
  const { waiting, answers } = await read()
  await db.mails.put(mail)
  await write({
    waiting: [...waiting.filter(due => due.id !== id), { id, at: inTime(SEND_DELAY_MS) }],
    answers,
  })
  return mail
}

/** Returns the mails that are not sent yet, and the time when the next delivery is due. */
export async function outbox() {
  const { waiting, answers } = await read()
  const still = await stillWaiting(waiting)
  const [next = null] = [...still, ...answers].map(({ at }) => at).sort()
  return { waiting: still, nextAt: next }
}

/**
 * Delivers due mails: sends them and stores the replies of the sample's colleagues. Returns how many mails it
 * delivered.
 */
export async function deliver() {
  const now = inTime(0)
  const isDue = ({ at }: Due) => at <= now
  const isLater = ({ at }: Due) => at > now
  const { waiting, answers } = await read()
  const still = await stillWaiting(waiting)
  const sent = (await rowsOf(still.filter(isDue))).map(mail => ({ ...mail, folder: 'sent', date: now }))
  const asked = (await Promise.all(sent.map(answerable)))
    .flat()
    .map(id => ({ id, at: inTime(REPLY_DELAY_MS) }))
  const answered = (await Promise.all((await rowsOf(answers.filter(isDue))).map(answerTo))).flat()
  await db.mails.bulkPut([...sent, ...answered])
  await write({ waiting: still.filter(isLater), answers: [...answers.filter(isLater), ...asked] })
  return sent.length + answered.length
}

const rowsOf = async (due: Due[]) =>
  (await db.mails.bulkGet(due.map(({ id }) => id))).flatMap(mail => mail ?? [])

/** Returns the mails that are still in the outbox: a user who takes a mail back only moves it to another folder. */
async function stillWaiting(waiting: Due[]) {
  const rows = await rowsOf(waiting)
  return waiting.filter(due => rows.some(({ id, folder }) => id === due.id && folder === 'outbox'))
}

const peopleOf = ({ to, cc = [], bcc = [] }: Mail) => [...splitContacts(to), ...cc, ...bcc].map(personOf)

async function colleague(mail: Mail) {
  const me = personOf(mail.from.contact).address
  const [first] = splitContacts(mail.to).map(personOf)
  const users = await db.users.toArray()
  return users.find(({ email }) => email === first?.address && email !== me)
}

const answerable = async (mail: Mail) => ((await colleague(mail)) ? [mail.id] : [])

async function answerTo(mail: Mail): Promise<Mail[]> {
  const user = await colleague(mail)
  if (!user) return []
  return [
    {
      ...blank,
      id: newId(),
      from: senderOf(user),
      to: mail.from.contact,
      date: inTime(0),
      subject: mail.subject.replace(/^(?:Về: )?/, 'Về: ').slice(0, MAX_LINE),
      content: 'Dạ, em nhận được thư rồi. Em xem rồi báo lại trong hôm nay nhé.',
      unread: true,
      folder: 'inbox',
    },
  ]
}
