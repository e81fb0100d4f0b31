import { useLingui } from '@lingui/react/macro'
import type { ExampleGroup } from '#src/features/showcase/page/example.ts'
import { Notices } from './notices.tsx'
import noticesCode from './notices.tsx?raw'
import { Progress } from './progress.tsx'
import progressCode from './progress.tsx?raw'
import { ToastExample } from './toasts.tsx'
import toastsCode from './toasts.tsx?raw'

/** The examples of notices and progress. */
export function useNotices(): ExampleGroup {
  const { t } = useLingui()
  return {
    id: 'notices',
    title: t`Notices and progress`,
    examples: [
      {
        id: 'notice',
        title: t`Notices`,
        text: t`A notice stands in the page where it matters, and stays.`,
        Piece: Notices,
        code: noticesCode,
        tokens: ['warning.subtle', 'danger.subtle', 'info.subtle', 'success.subtle'],
      },
      {
        id: 'toast-messages',
        title: t`In passing`,
        text: t`A result that needs no answer, for 3 seconds; with Undo, for 6.`,
        Piece: ToastExample,
        code: toastsCode,
        tokens: ['durations.notice', 'durations.undo', 'zIndex.toast'],
      },
      {
        id: 'progress',
        title: t`Progress`,
        Piece: Progress,
        code: progressCode,
        tokens: ['accent.solid', 'keyframes.travel', 'keyframes.spin'],
      },
    ],
  }
}
