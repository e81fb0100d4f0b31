import { type Bases, defaultBases, resolveBase } from '#src/contract/core/bases.ts'
import type { Endpoint } from '#src/contract/core/define.ts'
import { whenControlled } from './backend.ts'
import type { CallInput } from './call-input.ts'

const root = import.meta.env.BASE_URL

/** The time limit for loading the file with the bases, in ms. */
const TIMEOUT_MS = 15_000

/** What a deployment can choose. */
interface Config {
  bases?: Partial<Bases>
  /** The arrangement of the pages before and after signing in. */
  authentication?: string
}

const readConfig = (): Promise<Config> =>
  fetch(`${root}config.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(response => response.json())

/** The configuration of this deployment, loaded early, so that no call waits; undefined if it could not be read. */
export const earlyConfig = readConfig().catch(() => undefined)

/**
 * Returns the service bases of this deployment: the worker's own, unless `config.json` names others. The worker reads
 * that file too.
 */
const bases = async (): Promise<Bases> => ({
  ...defaultBases,
  ...(
    (await earlyConfig) ??
    (await whenControlled()
      .then(readConfig)
      .catch(() => undefined))
  )?.bases,
})

/** Returns whether `config.json` names a server for an endpoint, so that the worker does not handle it. */
export const hasOwnServer = async ({ path }: Pick<Endpoint, 'path'>) =>
  resolveBase(path, await bases()) !== resolveBase(path)

/** Returns the address of a call. The specification's paths are relative, so everything works under a sub-path too. */
export async function urlOf(
  { path }: Pick<Endpoint, 'path'>,
  { params = {}, query = {} }: CallInput,
): Promise<string> {
  const resolved = resolveBase(path, await bases()).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([k, value]) => (value === undefined ? [] : [[k, value]])),
  )
  const absolute = resolved.includes('://') ? resolved : `${root}${resolved.replace(/^\//, '')}`
  return search.size > 0 ? `${absolute}?${search}` : absolute
}
