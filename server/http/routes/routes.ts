import { changeRoutes } from './change-routes.ts'
import { memberRoutes } from './member-routes.ts'
import type { Routes, TeamServer } from './route.ts'
import { writeRoutes } from './write-routes.ts'

/** Returns the calls of the wire format. */
export const routesOf = (server: TeamServer): Routes => ({
  ...memberRoutes(server),
  ...writeRoutes(server),
  ...changeRoutes(server),
})
