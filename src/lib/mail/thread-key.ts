import { fold } from '#src/lib/text/fold.ts'

/** "Re:", "Fwd:", "Về:", "Trả lời:", also with a number ("Re[2]:"), in folded text. */
const prefixes = /^\s*(?:(?:re|fwd?|aw|tr|tl|ve|tra loi|chuyen tiep)\s*(?:[[(]\d+[\])])?\s*:\s*)+/

/** The subject without the prefixes of replies, folded: equal in all mails of a conversation. Empty for an empty subject. */
export const threadKey = (subject: string) => fold(subject).replace(prefixes, '').replace(/\s+/g, ' ').trim()

/** Returns whether a subject begins with the prefix of a reply or of a forwarded mail. */
export const isReplySubject = (subject: string) => prefixes.test(fold(subject))
