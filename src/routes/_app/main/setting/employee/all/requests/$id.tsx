import { createFileRoute, notFound } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { messages } from '#src/contract/shell/messages.ts'
import { Request } from '#src/features/requests/request.tsx'
import { NotFound } from '#src/shell/page/screen-error.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

/** The request of an employee, by the id of its message. */
export const Route = createFileRoute('/_app/main/setting/employee/all/requests/$id')({
  staticData: { reads: ['messages'] },
  loader: async ({ params: { id } }) => {
    const list = await client(messages).list()
    const message = list.find(({ link }) => link?.endsWith(`/requests/${id}`))
    if (!message) throw notFound()
    return message
  },
  pendingComponent: PageSkeleton,
  notFoundComponent: NotFound,
  component: RequestScreen,
})

function RequestScreen() {
  return <Request message={Route.useLoaderData()} />
}
