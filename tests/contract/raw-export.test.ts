import { expect, it } from 'vitest'
import { ofTheDevice } from '#src/device/files/raw-export.ts'
import { tables } from '#sw/storage/tables.ts'

/** Writes that wait for a team, and the version of the data. */
const EXPORTED = ['outbox', 'meta']

it('the file of the rescue has no table with keys or tokens, and none that a backup cannot use', () => {
  const ofDevice = Object.keys(tables).filter(name => tables[name]?.device && !EXPORTED.includes(name))
  expect([...ofTheDevice].toSorted()).toEqual(ofDevice.toSorted())
})
