import { createFileRoute } from '@tanstack/react-router'
import { DetailsDrawer } from '#src/features/files/details/details-drawer.tsx'
import { loadItem } from '#src/features/files/load-files.ts'

export const Route = createFileRoute('/_app/apps/file-manager/folders/$folderId/details/$id')({
  staticData: { reads: ['files'] },
  loader: ({ params }) => loadItem(params.id),
  component: Details,
})

function Details() {
  return <DetailsDrawer id={Route.useParams().id} found={Route.useLoaderData()} />
}
