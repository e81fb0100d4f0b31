import { createFileRoute } from '@tanstack/react-router'
import { GrantingOutlet } from '#src/blocks/shop/grant/granting-outlet.tsx'
import { loadTexts } from '#src/i18n/texts.ts'

export const Route = createFileRoute('/_app/main/take-out')({
  loader: () => Promise.all([loadTexts('goods'), loadTexts('shop')]),
  component: GrantingOutlet,
})
