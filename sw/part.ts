import type * as backup from './backup/backup.ts'
import type * as hubs from './hubs/part.ts'
import type * as more from './more.ts'
import type * as precache from './pwa/precache-files.ts'
import type * as sample from './sample/scale.ts'

/** What the worker seldom needs and loads when it does. Another part is a line here and one in `scripts/worker-parts.ts`. */
export interface Parts {
  backup: typeof backup
  hubs: typeof hubs
  more: typeof more
  precache: typeof precache
  sample: typeof sample
}

type Load = <Name extends keyof Parts>(name: Name) => Parts[Name] | Promise<Parts[Name]>

let load: Load = () => {
  throw new Error('Nobody said how parts are loaded.')
}

/** Says how a part is loaded here: a worker imports scripts, a test modules. */
export function loadPartsWith(loader: Load) {
  load = loader
}

/** A part of the worker; loaded at its first use in each life of the worker. */
export const part: Load = name => load(name)
