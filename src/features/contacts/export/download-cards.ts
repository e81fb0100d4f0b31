import type { Contact } from '#src/contract/contacts.ts'
import type { Tag } from '#src/contract/shared/tags.ts'
import type { DialCodes } from '#src/features/contacts/fields/phone.ts'
import { api } from '#src/features/contacts/load-contacts.ts'
import type { Version } from '#src/lib/vcard/card.ts'
import { writeCard } from '#src/lib/vcard/write-card.ts'
import { portraits } from './portraits.ts'
import { toCard } from './to-card.ts'

interface Options {
  version: Version
  tags: readonly Tag[]
  codes: DialCodes
}

/**
 * Downloads contacts as a file of business cards: the given ones, or all. Resolves with their number. Rejects with an
 * `ApiProblem`.
 */
export async function downloadCards(ids: readonly string[] | undefined, options: Options) {
  const contacts = await contactsOf(ids)
  download(await cardFile(contacts, options))
  return contacts.length
}

/** Returns the given contacts, or all. */
export async function contactsOf(ids: readonly string[] | undefined): Promise<Contact[]> {
  const all = await api.list()
  const chosen = ids && new Set(ids)
  return chosen ? all.filter(({ id }) => chosen.has(id)) : all
}

/** The contacts as a file in a format that every address book reads. */
export async function cardFile(contacts: readonly Contact[], { version, tags, codes }: Options) {
  const titles = new Map(tags.map(({ id, title }) => [id, title]))
  const photoOf = await portraits(contacts)
  const texts = contacts.map(contact =>
    writeCard(toCard(contact, { titles, codes, photo: photoOf(contact) }), version),
  )
  return new File(texts, fileName(contacts), { type: 'text/vcard' })
}

function fileName([first, ...others]: readonly Contact[]) {
  const name = others.length === 0 && first?.name.replace(/[^\p{L}\p{N} .-]/gu, '').trim()
  return `${name || 'outpost-contacts'}.vcf`
}

export function download(file: File) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
