import type { Mail } from '#src/contract/mails.ts'
import type { Attachment } from '#src/contract/shared/attachments.ts'
import { saveFile } from '#src/device/files/save-file.ts'
import { personOf, splitContacts } from '#src/lib/mail/addresses.ts'
import { emlFile } from '#src/lib/mail/eml.ts'
import { isHtml, textOf } from '#src/lib/text/html-text.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'

/**
 * Downloads a mail, with its attachments, as a file that other mail programs open. Rejects with an `Error` when an
 * attachment cannot be loaded.
 */
export async function exportMail(mail: Mail) {
  const { content, subject } = mail
  const text = emlFile({
    id: mail.id,
    from: personOf(mail.from.contact),
    to: splitContacts(mail.to).map(personOf),
    cc: mail.cc?.map(personOf),
    bcc: mail.bcc?.map(personOf),
    date: new Date(mail.date),
    subject,
    text: isHtml(content) ? textOf(content) : content,
    ...(isHtml(content) && { html: content }),
    files: await Promise.all(mail.attachments.map(fetched)),
  })
  const name =
    subject
      .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'mail'
  saveFile(new Blob([text], { type: 'message/rfc822' }), `${name}.eml`)
}

async function fetched({ name, type, downloadUrl }: Attachment) {
  const response = await fetch(assetUrl(downloadUrl))
  if (!response.ok) throw new Error(`${response.status} ${downloadUrl}`)
  return { name, type, bytes: new Uint8Array(await response.arrayBuffer()) }
}
