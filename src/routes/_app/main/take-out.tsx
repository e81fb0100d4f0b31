import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '#src/i18n/texts.ts'

export const Route = createFileRoute('/_app/main/take-out')({
  loader: () => Promise.all([loadTexts('goods'), loadTexts('shop')]),
})
