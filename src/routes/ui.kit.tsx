import { createFileRoute } from '@tanstack/react-router'
import { KitPage } from '#src/features/kit/kit-page.tsx'
import { loadTexts } from '#src/i18n/texts.ts'
import { applyDisplay, rememberedDisplay } from '#src/theme/display.ts'

export const Route = createFileRoute('/ui/kit')({ loader: () => loadTexts('kit'), component: Kit })

function Kit() {
  return <KitPage display={rememberedDisplay()} onDisplay={applyDisplay} />
}
