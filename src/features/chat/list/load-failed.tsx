import { Trans } from '@lingui/react/macro'
import { useChatPage } from '#src/features/chat/use-chat-page.ts'
import { errorCode } from '#src/lib/error-code.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'

/** Shown in place of the conversations that did not load. */
export function LoadFailed() {
  const { error, reload } = useChatPage()
  return (
    <ErrorState
      title={<Trans>The conversations did not load</Trans>}
      code={errorCode(error)}
      onRetry={reload}
    >
      {error instanceof ApiProblem && error.message ? error.message : undefined}
    </ErrorState>
  )
}
