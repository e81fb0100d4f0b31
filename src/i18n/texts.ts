import { i18n } from '@lingui/core'
import { retryImport } from '#src/lib/retry-import.ts'
import type { TextGroup } from './text-groups.ts'

type Messages = Parameters<typeof i18n.loadAndActivate>[0]['messages']

/** The groups that the page has asked for. */
const requested = new Map<TextGroup, Promise<void>>()

/** Reads a catalogue: `vi`, or `contacts/vi` for a group. Rejects when it is neither on the device nor on the network. */
async function read(name: string): Promise<Messages> {
  // spec: real call GET ./i18n/{lang}.json
  const response = await fetch(`${import.meta.env.BASE_URL}i18n/${name}.json`)
  const { messages } = await response.json()
  return messages
}

/** Never rejects: waits for the network if the texts are not on the device. */
const readGroup = (group: TextGroup, locale: string) => retryImport(() => read(`${group}/${locale}`))

/** Reads the core catalogue of a language and the groups in use. Rejects when the core catalogue cannot be loaded. */
export const readTexts = async (locale: string): Promise<Messages> =>
  Object.assign(
    {},
    ...(await Promise.all([read(locale), ...[...requested.keys()].map(group => readGroup(group, locale))])),
  )

/** Loads the texts of a group once. Never rejects: see `readGroup`. */
export function loadTexts(group: TextGroup): Promise<void> {
  const { locale } = i18n
  const texts =
    requested.get(group) ??
    readGroup(group, locale).then(messages => {
      // `i18n.load` would render the whole app again, where nothing shows these texts yet.
      if (i18n.locale === locale) Object.assign(i18n.messages, messages)
    })
  requested.set(group, texts)
  return texts
}

/**
 * Returns the data of a route, or the imported code of a part, when the texts of its group are loaded too. Rejects with
 * the error of the data.
 */
export async function withTexts<Data>(group: TextGroup, data: Promise<Data>): Promise<Data> {
  const [loaded] = await Promise.all([data, loadTexts(group)])
  return loaded
}
