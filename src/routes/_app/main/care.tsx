import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '#src/i18n/texts.ts'

export const Route = createFileRoute('/_app/main/care')({
  loader: () => Promise.all([loadTexts('care'), loadTexts('shop')]),
})
