import { Trans, useLingui } from '@lingui/react/macro'
import { Durations } from '#src/features/showcase/animations/durations.tsx'
import durationsCode from '#src/features/showcase/animations/durations.tsx?raw'
import { Enter } from '#src/features/showcase/animations/enter.tsx'
import enterCode from '#src/features/showcase/animations/enter.tsx?raw'
import { Fade } from '#src/features/showcase/animations/fade.tsx'
import fadeCode from '#src/features/showcase/animations/fade.tsx?raw'
import { Live } from '#src/features/showcase/animations/live.tsx'
import liveCode from '#src/features/showcase/animations/live.tsx?raw'
import { Rise } from '#src/features/showcase/animations/rise.tsx'
import riseCode from '#src/features/showcase/animations/rise.tsx?raw'
import { ShowcasePage } from '#src/features/showcase/page/showcase-page.tsx'

/** What moves, how long, and why. */
export function Page() {
  const { t } = useLingui()
  return (
    <ShowcasePage
      title={t`Animations`}
      lead={<Trans>Motion shows where something comes from. Exits take two thirds of the time.</Trans>}
      groups={[
        {
          id: 'motion',
          title: t`Coming and going`,
          examples: [
            {
              id: 'enter',
              title: t`A drawer`,
              Piece: Enter,
              code: enterCode,
              tokens: ['keyframes.slideInLeft', 'durations.drawer', 'easings.enter'],
            },
            {
              id: 'rise',
              title: t`A popover`,
              Piece: Rise,
              code: riseCode,
              tokens: ['keyframes.rise', 'durations.base', 'easings.enter'],
            },
            {
              id: 'fade',
              title: t`With reduced motion`,
              text: t`Everything fades in 80 ms instead, when the device asks for it.`,
              Piece: Fade,
              code: fadeCode,
              tokens: ['keyframes.fadeIn', 'durations.instant'],
            },
            {
              id: 'live',
              title: t`The beacon`,
              text: t`The only thing that moves by itself, because it is live.`,
              Piece: Live,
              code: liveCode,
              tokens: ['keyframes.pulse'],
            },
          ],
        },
        {
          id: 'times',
          title: t`Durations`,
          examples: [
            {
              id: 'durations',
              title: t`Durations of the theme`,
              Piece: Durations,
              code: durationsCode,
              flush: true,
            },
          ],
        },
      ]}
    />
  )
}
