import { createRootRouteWithContext } from '@tanstack/react-router'
import { NotFound, ScreenError } from '#src/shell/page/screen-error.ts'
import { Root } from '#src/shell/root.tsx'

interface RouterContext {
  /** Adds the routes that the first script does not contain. */
  addRoutes: () => Promise<void>
  /** Returns whether a screen has this path. */
  hasRoute: (path: string) => boolean
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: ScreenError,
  notFoundComponent: NotFound,
})
