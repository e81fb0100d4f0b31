import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { billOfMaterials } from './bill-of-materials.ts'

let bill: ReturnType<typeof billOfMaterials>
beforeAll(() => {
  bill = billOfMaterials()
})

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

it('the bill of materials lists every package of the lock file, and is always the same', () => {
  const { packages } = read('package-lock.json') as { packages: Record<string, { version: string }> }
  const locked = Object.entries(packages).flatMap(([path, { version }]) =>
    path ? `${path.replace(/.*node_modules\//, '')}@${version}` : [],
  )
  const listed = bill.components.map(({ name, version }) => `${name}@${version}`)
  expect([...new Set(listed)].toSorted()).toEqual([...new Set(locked)].toSorted())
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> }
  const complete = bill.components.flatMap(({ name, hashes, licenses }) => (hashes && licenses ? [name] : []))
  expect(Object.keys(dependencies).filter(name => !complete.includes(name))).toEqual([])
  expect(JSON.stringify(billOfMaterials())).toBe(JSON.stringify(bill))
})

it('contains no time, no random number and no name of a folder', () => {
  expect(bill).not.toHaveProperty('serialNumber')
  expect(bill.metadata).not.toHaveProperty('timestamp')
  expect(bill.metadata.component.name).toBe(read('package.json').name)
})
