import { writeFileSync } from 'node:fs'
import { billOfMaterials } from './build/bill-of-materials.ts'

// The last step of `npm run build`: the bill of materials of the release, next to `licenses.txt`.
writeFileSync('dist/bom.json', `${JSON.stringify(billOfMaterials(), null, 2)}\n`)
