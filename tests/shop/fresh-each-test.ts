import { beforeAll, beforeEach } from 'vitest'
import { keepPristine, type Pristine } from '#tests/api/pristine.ts'
import { freshServer } from '#tests/support/server.ts'

/** Lets each test of a file begin with the rows of a new server. Call it before the file's own `beforeEach`. */
export function freshEachTest() {
  let pristine: Pristine
  beforeAll(async () => {
    await freshServer()
    pristine = await keepPristine()
  })
  beforeEach(() => pristine.restore())
}
