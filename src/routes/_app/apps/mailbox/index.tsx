import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/apps/mailbox/')({
  beforeLoad: () => {
    throw redirect({ to: '/apps/mailbox/$folder', params: { folder: 'inbox' }, search: true, replace: true })
  },
})
