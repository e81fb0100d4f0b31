import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const Named = v.looseObject({ 'bom-ref': v.string() })

/** What `npm sbom` prints, as far as this file changes it. */
const Bill = v.looseObject({
  metadata: v.looseObject({ component: v.looseObject({ name: v.string() }) }),
  components: v.array(v.looseObject({ ...Named.entries, name: v.string(), version: v.string() })),
  dependencies: v.array(v.looseObject({ ref: v.string() })),
})

type Bill = v.InferOutput<typeof Bill>

/**
 * Returns the bill of materials of `package-lock.json` in the format CycloneDX 1.5; packages that only the build needs
 * have the property `cdx:npm:package:development`. Two calls for one lock file return the same: npm also prints a random
 * number, the time and the name of the folder, which are left out or replaced. Throws when npm fails.
 */
export function billOfMaterials(): Bill {
  const printed = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const { serialNumber: _, metadata, components, dependencies, ...bill } = v.parse(Bill, JSON.parse(printed))
  const { timestamp: __, ...facts } = metadata
  const { name } = v.parse(v.object({ name: v.string() }), JSON.parse(readFileSync('package.json', 'utf8')))
  return {
    ...bill,
    metadata: { ...facts, component: { ...metadata.component, name } },
    components: components.toSorted((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1)),
    dependencies: dependencies.toSorted((one, other) => (one.ref < other.ref ? -1 : 1)),
  }
}
