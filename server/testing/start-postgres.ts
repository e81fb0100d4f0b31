import { startTemporaryPostgres, type TemporaryPostgres } from '#server/cluster/temporary.ts'

let postgres: TemporaryPostgres | undefined

/** Starts one PostgreSQL for all test files. Its address is in the environment of their workers. */
export function setup() {
  postgres = startTemporaryPostgres()
  process.env.OUTPOST_TEST_DATABASE = postgres.address
}

/** Stops it at the end. */
export const teardown = () => postgres?.stop()
