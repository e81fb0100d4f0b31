import { client } from '#src/api/client.ts'
import { iconSets, icons } from '#src/contract/shell/icons.ts'

const api = client(icons)

/** Returns the data of a page of the showcase. Only the icon sets come from the server; rejects as the call does. */
export async function loadShowcase(path: string) {
  const set = iconSets.find(name => path === `icons/${name}`)
  return { icons: set && (await api.get({ params: { set } })) }
}
