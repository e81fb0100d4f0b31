import { createFileRoute } from '@tanstack/react-router'
import { isFrameVariant } from '#src/blocks/visitor/frame/frame-variants.ts'
import { VariantFrame } from '#src/blocks/visitor/frame/variant-frame.tsx'
import { ComingSoon } from '#src/features/pages/coming-soon/coming-soon.tsx'
import { loadTexts } from '#src/i18n/texts.ts'
import { unknownPath } from '#src/routes/-unknown-path.ts'

export const Route = createFileRoute('/pages/coming-soon/$variant')({
  loader: ({ params: { variant } }) => {
    if (!isFrameVariant(variant)) throw unknownPath()
    return loadTexts('pages')
  },
  component: ComingSoonScreen,
})

function ComingSoonScreen() {
  const { variant } = Route.useParams()
  return (
    <VariantFrame key={variant} variant={variant}>
      <ComingSoon />
    </VariantFrame>
  )
}
