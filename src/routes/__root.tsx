import { createRootRoute } from '@tanstack/react-router'
import { NotFound, ScreenError } from '#src/shell/page/screen-error.ts'
import { Root } from '#src/shell/root.tsx'

export const Route = createRootRoute({
  component: Root,
  errorComponent: ScreenError,
  notFoundComponent: NotFound,
})
