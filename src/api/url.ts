import { type Bases, defaultBases, resolveBase } from '#src/contract/core/bases.ts'
import type { Endpoint } from '#src/contract/core/define.ts'
import type { Parts } from './client.ts'

const root = import.meta.env.BASE_URL

/** The service bases of this deployment: the worker's own, unless `config.json` names others. Asked for at once, so that no call waits. */
const bases: Promise<Bases> = fetch(`${root}config.json`)
  .then(response => response.json())
  .then(config => ({ ...defaultBases, ...config.bases }))
  .catch(() => defaultBases)

/** Where a call goes. The specification's paths are relative, so everything works under a sub-path too. */
export async function urlOf(
  { path }: Pick<Endpoint, 'path'>,
  { params = {}, query = {} }: Parts,
): Promise<string> {
  const resolved = resolveBase(path, await bases).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([k, value]) => (value === undefined ? [] : [[k, value]])),
  )
  const absolute = resolved.includes('://') ? resolved : `${root}${resolved.replace(/^\//, '')}`
  return search.size > 0 ? `${absolute}?${search}` : absolute
}
