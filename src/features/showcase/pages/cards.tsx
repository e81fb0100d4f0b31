import { Trans, useLingui } from '@lingui/react/macro'
import { FiguresCard } from '#src/features/showcase/cards/figures-card.tsx'
import figuresCode from '#src/features/showcase/cards/figures-card.tsx?raw'
import { InnerCards } from '#src/features/showcase/cards/inner-cards.tsx'
import innerCode from '#src/features/showcase/cards/inner-cards.tsx?raw'
import { ListCard } from '#src/features/showcase/cards/list-card.tsx'
import listCode from '#src/features/showcase/cards/list-card.tsx?raw'
import { ProductCard } from '#src/features/showcase/cards/product-card.tsx'
import productCode from '#src/features/showcase/cards/product-card.tsx?raw'
import { ShowcasePage } from '#src/features/showcase/page/showcase-page.tsx'

/** Sheets that hold related things. */
export function Page() {
  const { t } = useLingui()
  return (
    <ShowcasePage
      title={t`Cards`}
      lead={
        <Trans>A resting sheet has a hairline and no shadow. A shadow means that something floats.</Trans>
      }
      groups={[
        {
          id: 'cards',
          title: t`Kinds of cards`,
          examples: [
            {
              id: 'figures-card',
              title: t`Figures`,
              text: t`Related figures share one sheet.`,
              Piece: FiguresCard,
              code: figuresCode,
              wide: true,
            },
            {
              id: 'list-card',
              title: t`A list`,
              Piece: ListCard,
              code: listCode,
              tokens: ['radii.xl', 'spacing.card'],
            },
            {
              id: 'product-card',
              title: t`With a picture`,
              text: t`A cover bleeds to the edges.`,
              Piece: ProductCard,
              code: productCode,
            },
            {
              id: 'inner-cards',
              title: t`Inside and above`,
              Piece: InnerCards,
              code: innerCode,
              tokens: ['radii.lg', 'shadows.lg', 'raised'],
            },
          ],
        },
      ]}
    />
  )
}
