import { beforeAll } from 'vitest'
import { activate } from '#src/i18n/activate.ts'
import '#src/theme/index.css'

beforeAll(() => activate('en'))
