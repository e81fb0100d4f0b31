import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '#src/i18n/texts.ts'

export const Route = createFileRoute('/_app/main/task')({
  loader: () => Promise.all([loadTexts('goods'), loadTexts('shop')]),
})
