import { client } from '#src/api/client.ts'
import { care } from '#src/contract/shop/documents/care.ts'

export const careCalls = client(care)
