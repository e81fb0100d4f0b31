import type { SupportFields, SupportRequest } from '#src/contract/guides.ts'
import { escaped, htmlOfLines } from '#src/lib/text/html-text.ts'
import { send } from '#sw/mails/outbox.ts'
import { mailStore } from '#sw/mails/store.ts'
import { newId } from '#sw/server/call-values.ts'
import type { Lang } from '#sw/server/lang.ts'
import { db } from '#sw/storage/db.ts'

const SUPPORT = 'Outpost <support@outpost.example>'

const replyTo: Record<Lang, string> = { en: 'Reply to', vi: 'Trả lời cho' }

/**
 * Stores a request for support, and puts it into the outbox as a mail from the caller. Rejects as sending a mail does.
 */
export async function ask(fields: SupportFields, userId: string, lang: Lang): Promise<SupportRequest> {
  const { name, email, subject, message } = fields
  const signature = `<p>${replyTo[lang]}: ${escaped(`${name} <${email}>`)}</p>`
  const draft = await mailStore.create(userId, {
    to: SUPPORT,
    subject,
    content: htmlOfLines(message) + signature,
  })
  const mail = await send(draft.id)
  const request = { ...fields, id: newId(), sentAt: mail.date, mailId: mail.id }
  await db.supportRequests.add({ ...request, userId })
  return request
}
