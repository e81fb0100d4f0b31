import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { isInTeam } from '#src/device/in-team.ts'
import { SignOut } from '#src/features/session/sign-out.tsx'
import { withTexts } from '#src/i18n/texts.ts'

export const Route = createFileRoute('/_session/sign-out')({
  // Not a loader: an earlier reply would be shown first, and the session could end without the question.
  beforeLoad: async ({ cause }) => ({ unsent: cause === 'enter' && isInTeam() ? await unsent() : undefined }),
  component: SignOutScreen,
})

/** Never rejects: signing out is possible in any case. */
const unsent = () =>
  import('#src/features/team/sign-out/load-question.ts')
    .then(({ loadQuestion }) => withTexts('team', loadQuestion()))
    .catch(() => undefined)

function SignOutScreen() {
  const context = Route.useRouteContext()
  // The context is another one when the session has ended.
  const [asked] = useState(context.unsent)
  const [isChosen, setIsChosen] = useState(false)
  if (!asked || isChosen) return <SignOut />
  const { Question, ...counts } = asked
  return <Question {...counts} onSignOut={() => setIsChosen(true)} />
}
