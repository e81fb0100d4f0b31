import 'fake-indexeddb/auto'
import { Metrics } from '#server/http/metrics.ts'
import { openStore } from '#server/storage/open-store.ts'
import { sweepBytes } from '#server/upkeep/sweep-bytes.ts'
import { db } from '#sw/storage/db.ts'

/* Sweeps the team in the schema SCHEMA of the database DATABASE once, and writes the metrics to its errors. */
const { pool } = await openStore(process.env.DATABASE ?? '', process.env.SCHEMA ?? '')
await db.open()
const metrics = new Metrics()
await sweepBytes(metrics)
process.stderr.write(await metrics.text())
db.close()
await pool.end()
