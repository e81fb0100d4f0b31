import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { FrozenDatabase } from './raw-database.ts'

const folder = new URL('../fixtures/devices/', import.meta.url)

/** A device with an installed release: the files of its build (text only) by their path, and its database. */
export interface Device {
  /** When it was frozen, in ms since 1970. */
  at: number
  files: Record<string, string>
  database: FrozenDatabase
}

/** The devices that were frozen, each named by the commit of its build. */
export const devices = ['140b6bd']

export function saveDevice(name: string, device: Device) {
  const options = {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 },
  }
  writeFileSync(new URL(`${name}.json.br`, folder), brotliCompressSync(JSON.stringify(device), options))
}

/** A device as it is `now` (ms since 1970) a moment after it was frozen, so that nothing on it is due to be purged. */
export function thawDevice(name: string, now = Date.now()): Device {
  const packed = readFileSync(new URL(`${name}.json.br`, folder))
  const device: Device = JSON.parse(brotliDecompressSync(packed).toString())
  const later = now - device.at
  for (const rows of Object.values(device.database.rows))
    for (const row of rows)
      for (const column of timeColumns) {
        const time = row[column]
        // Entries of `written` count up; times are milliseconds since 1970.
        if (typeof time === 'number' && time > 1e12) row[column] = time + later
      }
  return device
}

const timeColumns = ['at', 'seenAt', 'dueAt']
