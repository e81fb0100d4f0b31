import { client } from '#src/api/client.ts'
import { dashboards } from '#src/contract/dashboards.ts'

export const api = client(dashboards)
