import { Trans, useLingui } from '@lingui/react/macro'
import {
  AccentColors,
  DataColors,
  InkColors,
  StatusColors,
  SurfaceColors,
} from '#src/features/showcase/colors/color-tokens.tsx'
import colorsCode from '#src/features/showcase/colors/color-tokens.tsx?raw'
import { ThemeSwatches } from '#src/features/showcase/colors/theme-swatches.tsx'
import themesCode from '#src/features/showcase/colors/theme-swatches.tsx?raw'
import { ShowcasePage } from '#src/features/showcase/page/showcase-page.tsx'

/** The colours of the theme, read from the theme itself. */
export function Page() {
  const { t } = useLingui()
  const tokens = (id: string, title: string, text: string, Piece: () => React.ReactNode) => ({
    id,
    title,
    text,
    Piece,
    code: colorsCode,
    wide: true,
  })
  return (
    <ShowcasePage
      title={t`Colours`}
      lead={<Trans>Named by their use, for both schemes and all themes. A press copies the name.</Trans>}
      groups={[
        {
          id: 'surfaces',
          title: t`Surfaces and texts`,
          examples: [
            tokens(
              'surface-colors',
              t`Canvas, surfaces, lines, texts`,
              t`Four levels, no more.`,
              SurfaceColors,
            ),
          ],
        },
        {
          id: 'accent',
          title: t`Accent`,
          examples: [
            tokens(
              'accent-colors',
              t`The accent of the theme`,
              t`It means: act, chosen, or now. Nothing is coloured for decoration.`,
              AccentColors,
            ),
            tokens('ink-colors', t`Ink`, t`The dark surface of navigation, tinted by the theme.`, InkColors),
            {
              id: 'themes',
              title: t`The six themes`,
              text: t`Each user chooses one in the display settings.`,
              Piece: ThemeSwatches,
              code: themesCode,
              tokens: ['swatch.default', 'swatch.teal', 'swatch.amber'],
            },
          ],
        },
        {
          id: 'status',
          title: t`Status`,
          examples: [
            tokens(
              'status-colors',
              t`Success, warning, danger, info`,
              t`Each has a text, a solid, a tint and a line, and always a word or an icon beside it.`,
              StatusColors,
            ),
          ],
        },
        {
          id: 'data',
          title: t`Data`,
          examples: [
            tokens(
              'data-colors',
              t`Charts, people, presence, notes`,
              t`Colours that can be told apart by people who see fewer of them.`,
              DataColors,
            ),
          ],
        },
      ]}
    />
  )
}
