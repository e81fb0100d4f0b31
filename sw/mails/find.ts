import { rankTexts } from '#sw/search/rank-matches.ts'
import type { Find } from '#sw/server/define-domain.ts'
import { folders } from './folders.ts'
import { mailLines } from './list-rows.ts'

/** Returns the mails that contain a text. */
export const find: Find = async ({ needle }) =>
  rankTexts(await keptMails(), needle).map(({ mail: { id }, subject, from }) => ({
    id,
    value: subject,
    about: from,
    link: `/apps/mailbox/all/${id}`,
  }))

/** Returns all mails except those in spam and trash, newest first. */
async function keptMails() {
  const left = (await folders()).filter(({ slug }) => slug === 'spam' || slug === 'trash').map(({ id }) => id)
  return (await mailLines()).filter(({ mail }) => !left.includes(mail.folder))
}
