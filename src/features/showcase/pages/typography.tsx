import { Trans, useLingui } from '@lingui/react/macro'
import { ShowcasePage } from '#src/features/showcase/page/showcase-page.tsx'
import { FiguresInColumns } from '#src/features/showcase/typography/figures-in-columns.tsx'
import figuresCode from '#src/features/showcase/typography/figures-in-columns.tsx?raw'
import { ReadingText } from '#src/features/showcase/typography/reading-text.tsx'
import readingCode from '#src/features/showcase/typography/reading-text.tsx?raw'
import { Tones } from '#src/features/showcase/typography/tones.tsx'
import tonesCode from '#src/features/showcase/typography/tones.tsx?raw'
import { TypeScale } from '#src/features/showcase/typography/type-scale.tsx'
import scaleCode from '#src/features/showcase/typography/type-scale.tsx?raw'

/** The text styles. */
export function Page() {
  const { t } = useLingui()
  return (
    <ShowcasePage
      title={t`Typography`}
      lead={
        <Trans>One typeface with clear stacked marks. A small font in the settings changes all sizes.</Trans>
      }
      groups={[
        {
          id: 'styles',
          title: t`Text styles`,
          examples: [
            {
              id: 'type-scale',
              title: t`From the figure of a day to a code`,
              Piece: TypeScale,
              code: scaleCode,
              tokens: ['textStyles.heading', 'textStyles.title', 'textStyles.body', 'textStyles.caption'],
              wide: true,
            },
            {
              id: 'reading',
              title: t`Text that is read`,
              text: t`At most 760 px wide.`,
              Piece: ReadingText,
              code: readingCode,
              tokens: ['textStyles.read', 'pane.readMax'],
            },
            {
              id: 'tones',
              title: t`Three tones`,
              text: t`All have a contrast of at least 4.5 to 1.`,
              Piece: Tones,
              code: tonesCode,
              tokens: ['fg', 'muted', 'subtle'],
            },
            {
              id: 'figures',
              title: t`Figures below each other`,
              text: t`Digits of the same width, in the user's own format.`,
              Piece: FiguresInColumns,
              code: figuresCode,
            },
          ],
        },
      ]}
    />
  )
}
