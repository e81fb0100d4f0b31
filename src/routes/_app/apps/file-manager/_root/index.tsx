import { createFileRoute } from '@tanstack/react-router'

/** The root folder without details. */
export const Route = createFileRoute('/_app/apps/file-manager/_root/')({
  component: () => null,
})
