import { useLingui } from '@lingui/react/macro'
import type { ExampleGroup } from '#src/features/showcase/page/example.ts'
import { Empty } from './empty.tsx'
import emptyCode from './empty.tsx?raw'
import { FailedExample } from './failed.tsx'
import failedCode from './failed.tsx?raw'
import { LoadingExample } from './loading.tsx'
import loadingCode from './loading.tsx?raw'
import { NothingFound } from './nothing-found.tsx'
import nothingCode from './nothing-found.tsx?raw'

/** The examples of what stands in place of content. */
export function useStates(): ExampleGroup {
  const { t } = useLingui()
  return {
    id: 'states',
    title: t`States`,
    examples: [
      {
        id: 'empty',
        title: t`Empty`,
        text: t`What belongs here, and the first action.`,
        Piece: Empty,
        code: emptyCode,
        flush: true,
      },
      {
        id: 'failed',
        title: t`Error`,
        text: t`What happened, that the work is safe, and a way to try again.`,
        Piece: FailedExample,
        code: failedCode,
        flush: true,
      },
      {
        id: 'loading',
        title: t`Loading, shown after 150 ms`,
        Piece: LoadingExample,
        code: loadingCode,
        tokens: ['durations.loadingDelay', 'keyframes.shimmer'],
        flush: true,
      },
      {
        id: 'nothing-found',
        title: t`Search without results`,
        Piece: NothingFound,
        code: nothingCode,
        flush: true,
      },
    ],
  }
}
