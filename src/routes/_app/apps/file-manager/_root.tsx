import { createFileRoute } from '@tanstack/react-router'
import { FilesSkeleton } from '#src/features/files/browse/files-skeleton.tsx'
import { FolderScreen } from '#src/features/files/browse/folder-screen.tsx'
import { loadFolder } from '#src/features/files/load-files.ts'

export const Route = createFileRoute('/_app/apps/file-manager/_root')({
  staticData: { reads: ['files'] },
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: ({ deps }) => loadFolder(null, deps.q),
  pendingComponent: FilesSkeleton,
  component: Root,
})

function Root() {
  return <FolderScreen data={Route.useLoaderData()} />
}
