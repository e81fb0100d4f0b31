import { createRootRoute } from '@tanstack/react-router'
import { Root } from '#src/shell/root.tsx'
import { NotFound, ScreenError } from '#src/shell/screen-error.ts'

export const Route = createRootRoute({
  component: Root,
  errorComponent: ScreenError,
  notFoundComponent: NotFound,
})
