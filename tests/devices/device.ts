import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { FrozenDatabase } from './raw-database.ts'

const folder = new URL('../fixtures/devices/', import.meta.url)

/** A device with an installed release: the text files of its build by their path, and its database. */
export interface Device {
  /** When it was saved, in ms since 1970. */
  at: number
  files: Record<string, string>
  database: FrozenDatabase
}

/** The saved devices, each named by the commit of its build. */
export const devices = ['140b6bd']

export function saveDevice(name: string, device: Device) {
  const options = {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 },
  }
  writeFileSync(new URL(`${name}.json.br`, folder), brotliCompressSync(JSON.stringify(device), options))
}

/**
 * Returns a device in the state `now` (ms since 1970), as if it had been saved just before, so that nothing on it is
 * due for deletion.
 */
export function thawDevice(name: string, now = Date.now()): Device {
  const packed = readFileSync(new URL(`${name}.json.br`, folder))
  const device: Device = JSON.parse(brotliDecompressSync(packed).toString())
  const later = now - device.at
  for (const rows of Object.values(device.database.rows))
    for (const row of rows)
      for (const column of timeColumns) {
        const time = row[column]
        // `at` of the table `written` is a counter; other numbers above 1e12 are times in ms since 1970.
        if (typeof time === 'number' && time > 1e12) row[column] = time + later
      }
  return device
}

const timeColumns = ['at', 'seenAt', 'dueAt']
