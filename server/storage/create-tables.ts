import type { Pool } from 'pg'
import { schemaVersion } from '#src/contract/core/schema-version.ts'

/*
 * `team` has one row, with the schema version of all rows (`upgradeTeam`). Each write locks it and raises its version,
 * by one for each row that it changes. So writes commit in the order of their versions, and no two rows have the same
 * one. Tables that no device gets have version 0. `doc` is JSON text, not jsonb: jsonb changes the order of fields and
 * refuses the character 0. It is null in a removed row (a tombstone). `devices.last` is the sequence of a device's last
 * write that was run, and `refusals` has the ones that were refused. A removed device stays a row, because its last
 * sequence is needed when it joins again. `devices.poll` is the last call with which it waits for changes, and
 * `online_until` the time until which it counts as online without another one. `owner` is the user to whom a row
 * belongs, also after its removal, and `writer` the member whose device changed or removed it last; null for the server
 * itself. `team.forgotten` is the version up to which tombstones were deleted, and `days` has the version with which
 * each day began. `uploading` has the device that sends the parts of an upload, and its last contact. `unreferenced` has
 * the time since when no row refers to an upload, or to the content of a file. `key` and `pk` are the bytes of keys
 * (`keyBytes`), which compare as IndexedDB's keys do.
 */
const statements = `
CREATE TABLE IF NOT EXISTS team (id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1), version bigint NOT NULL DEFAULT 0);
ALTER TABLE team ADD COLUMN IF NOT EXISTS schema integer NOT NULL DEFAULT 3;
INSERT INTO team (schema) VALUES (${schemaVersion}) ON CONFLICT DO NOTHING;
CREATE TABLE IF NOT EXISTS rows (
  tbl text COLLATE "C", pk bytea, doc json, version bigint NOT NULL, owner text, PRIMARY KEY (tbl, pk)
);
CREATE INDEX IF NOT EXISTS rows_version ON rows (version) WHERE version > 0;
CREATE TABLE IF NOT EXISTS entries (
  tbl text COLLATE "C", idx text COLLATE "C", key bytea, pk bytea, PRIMARY KEY (tbl, idx, key, pk)
);
CREATE INDEX IF NOT EXISTS entries_pk ON entries (tbl, pk);
CREATE TABLE IF NOT EXISTS settings (name text PRIMARY KEY, value json NOT NULL);
CREATE TABLE IF NOT EXISTS devices (
  id text PRIMARY KEY, user_id text NOT NULL, name text NOT NULL, prefix text NOT NULL UNIQUE,
  last bigint NOT NULL DEFAULT 0, seen timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE devices ADD COLUMN IF NOT EXISTS removed boolean NOT NULL DEFAULT false;
CREATE TABLE IF NOT EXISTS refusals (
  device text REFERENCES devices ON DELETE CASCADE, sequence bigint, status integer NOT NULL, problem json,
  PRIMARY KEY (device, sequence)
);
ALTER TABLE team ADD COLUMN IF NOT EXISTS forgotten bigint NOT NULL DEFAULT 0;
CREATE TABLE IF NOT EXISTS days (day date PRIMARY KEY, version bigint NOT NULL);
ALTER TABLE rows ADD COLUMN IF NOT EXISTS writer text;
CREATE TABLE IF NOT EXISTS uploading (
  upload text PRIMARY KEY, device text NOT NULL, seen timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE devices ADD COLUMN IF NOT EXISTS poll uuid, ADD COLUMN IF NOT EXISTS online_until timestamptz;
CREATE TABLE IF NOT EXISTS numbers (tbl text COLLATE "C" PRIMARY KEY, last double precision NOT NULL);
CREATE TABLE IF NOT EXISTS unreferenced (
  tbl text, id text, since timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (tbl, id)
);
`

/** The columns that were added last. */
const newest = `SELECT count(*)::integer AS count FROM information_schema.columns WHERE table_schema = current_schema()
  AND (table_name, column_name) IN (('devices', 'removed'), ('team', 'forgotten'), ('team', 'schema'), ('numbers', 'last'),
  ('rows', 'writer'), ('uploading', 'seen'), ('devices', 'online_until'), ('unreferenced', 'since'))`

/**
 * Creates the tables of a team in the schema of the connection. It changes nothing when they are complete: the locks of a
 * change would end in a deadlock with the writes of another server of the team.
 */
export async function createTables(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ count: number }>(newest)
  if (rows[0]?.count !== 8) await pool.query(statements)
}

/**
 * Deletes every row and starts the versions again at 0. For tests. It waits for a write that is not finished, and does not
 * lock the tables (TRUNCATE would), so that a read that is not finished cannot end in a deadlock.
 */
export async function clearTables(pool: Pool): Promise<void> {
  const tables = ['rows', 'entries', 'numbers', 'refusals', 'devices', 'days', 'uploading', 'unreferenced']
  const deletions = tables.map(table => `DELETE FROM ${table}`)
  deletions.push("DELETE FROM settings WHERE name = 'started'")
  await pool.query(
    [`UPDATE team SET version = 0, forgotten = 0, schema = ${schemaVersion}`, ...deletions].join('; '),
  )
}
