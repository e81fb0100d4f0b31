import type { Tag } from '#src/contract/shared/tags.ts'
import { saveFile } from '#src/device/files/save-file.ts'
import { rowsOf } from '#src/features/contacts/csv/write-rows.ts'
import type { DialCodes } from '#src/features/contacts/fields/phone.ts'
import { csvFile } from '#src/lib/csv/csv-file.ts'
import { contactsOf } from './download-cards.ts'

interface Options {
  tags: readonly Tag[]
  codes: DialCodes
  locale: string
}

/** Downloads contacts as a CSV file: the given ones, or all. Resolves with their number. Rejects with an `ApiProblem`. */
export async function downloadTable(ids: readonly string[] | undefined, { tags, codes, locale }: Options) {
  const contacts = await contactsOf(ids)
  const titles = new Map(tags.map(({ id, title }) => [id, title]))
  saveFile(csvFile(rowsOf(contacts, { titles, codes, locale })), 'outpost-contacts.csv')
  return contacts.length
}
