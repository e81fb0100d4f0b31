import { beforeAll, beforeEach } from 'vitest'
import { keepPristine } from '#tests/api/pristine.ts'
import { freshServer } from '#tests/support/server.ts'

/** Lets each test of a file begin with the rows of a new server. Call it before the file's own `beforeEach`. */
export function freshEachTest() {
  let renew: () => Promise<void>
  beforeAll(async () => {
    await freshServer()
    renew = await keepPristine()
  })
  beforeEach(() => renew())
}
