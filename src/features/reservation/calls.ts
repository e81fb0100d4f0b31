import { client } from '#src/api/client.ts'
import { reservations } from '#src/contract/shop/documents/reservations.ts'

export const calls = client(reservations)
