import 'fake-indexeddb/auto'
import { storeInPostgresForTests } from './store-in-postgres.ts'

await storeInPostgresForTests()
