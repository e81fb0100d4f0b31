import { Trans, useLingui } from '@lingui/react/macro'
import { ShowcasePage } from '#src/features/showcase/page/showcase-page.tsx'
import { Radii, Shadows, Spacing } from '#src/features/showcase/tokens/scale-tokens.tsx'
import scalesCode from '#src/features/showcase/tokens/scale-tokens.tsx?raw'
import { Responsive } from '#src/features/showcase/utilities/responsive.tsx'
import responsiveCode from '#src/features/showcase/utilities/responsive.tsx?raw'
import { StateStyles } from '#src/features/showcase/utilities/states.tsx'
import statesCode from '#src/features/showcase/utilities/states.tsx?raw'
import { Variants } from '#src/features/showcase/utilities/variants.tsx'
import variantsCode from '#src/features/showcase/utilities/variants.tsx?raw'

/** The utilities of this design system: its scales, and how styles are written. */
export function Page() {
  const { t } = useLingui()
  const scale = (id: string, title: string, text: string, Piece: () => React.ReactNode) => ({
    id,
    title,
    text,
    Piece,
    code: scalesCode,
    wide: true,
  })
  return (
    <ShowcasePage
      title={t`Styles`}
      lead={
        <Trans>
          Styles are written with tokens beside the component, and become one small class for each value. A
          press copies the name of a token.
        </Trans>
      }
      groups={[
        {
          id: 'scales',
          title: t`Scales`,
          examples: [
            scale('spacing', t`Distances`, t`The name times four is the distance in px.`, Spacing),
            scale('radii', t`Radii`, t`The larger the sheet, the larger its radius.`, Radii),
            scale('shadows', t`Shadows`, t`A shadow means that something floats.`, Shadows),
          ],
        },
        {
          id: 'writing',
          title: t`Writing styles`,
          examples: [
            {
              id: 'responsive',
              title: t`Widths of the screen`,
              Piece: Responsive,
              code: responsiveCode,
              tokens: ['breakpoints.sm', 'breakpoints.md', 'breakpoints.lg', 'breakpoints.xl'],
              wide: true,
            },
            {
              id: 'state-styles',
              title: t`Hover, focus, touch`,
              Piece: StateStyles,
              code: statesCode,
              tokens: ['_hover', '_focusVisible', '_touch', '_print'],
            },
            { id: 'variants', title: t`Variants`, Piece: Variants, code: variantsCode },
          ],
        },
      ]}
    />
  )
}
