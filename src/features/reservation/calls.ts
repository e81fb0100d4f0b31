import { client } from '#src/api/client.ts'
import { reservations } from '#src/contract/shop/reservations.ts'

export const calls = client(reservations)
