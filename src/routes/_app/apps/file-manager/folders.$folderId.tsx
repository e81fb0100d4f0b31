import { createFileRoute } from '@tanstack/react-router'
import { FilesSkeleton } from '#src/features/files/browse/files-skeleton.tsx'
import { FolderScreen } from '#src/features/files/browse/folder-screen.tsx'
import { loadFolder } from '#src/features/files/load-files.ts'

export const Route = createFileRoute('/_app/apps/file-manager/folders/$folderId')({
  staticData: { reads: ['files'] },
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: ({ params, deps }) => loadFolder(params.folderId, deps.q),
  pendingComponent: FilesSkeleton,
  component: Folder,
})

function Folder() {
  return <FolderScreen data={Route.useLoaderData()} />
}
