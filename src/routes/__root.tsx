import { createRootRouteWithContext } from '@tanstack/react-router'
import { NotFound, ScreenError } from '#src/shell/page/screen-error.ts'
import { Root } from '#src/shell/root.tsx'

interface RouterContext {
  /** Adds the routes that the first script does not contain. Resolves to whether they were missing. */
  addRoutes: () => Promise<boolean>
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: ScreenError,
  notFoundComponent: NotFound,
})
