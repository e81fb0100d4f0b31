/** The routes whose code is installed with the app; the code of the others is fetched when the page is idle. */
export const firstRoutes = [
  '_guest',
  '_guest/sign-in.{-$alias}',
  '_app',
  '_app/main/console',
  '_app/apps/tasks',
  '404-not-found',
]

/** The other modules that are installed with the app. */
export const firstModules = [
  'src/routeTree.gen.ts',
  'src/shell/layouts/classy.tsx',
  // The code that reports a missing file must be installed itself.
  'src/shell/page/failed.tsx',
  'src/shell/page/missing.tsx',
  'src/ui/feedback/toast-list.tsx',
  // The code that follows the worker's versions, and offers a version that contains the missing file.
  'src/device/worker/worker.ts',
  'src/shell/device/update-offer.tsx',
  'src/features/device/storage-state.tsx',
  'src/ui/art/horizon-picture.tsx',
  'src/features/tasks/quick-add/parse-task.ts',
]
