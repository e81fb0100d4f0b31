import { useLingui } from '@lingui/react/macro'
import type { TeamStatus } from '#src/contract/team.ts'

/** Returns the words of each state of the connection: a short one, and what to do. */
export function useStateWords(): Record<TeamStatus['state'], { title: string; advice: string }> {
  const { t } = useLingui()
  return {
    inStep: { title: t`In step`, advice: t`This device has what the team has.` },
    unreachable: {
      title: t`Unreachable`,
      advice: t`The team’s server does not answer. What you do is kept here and sent when it answers again.`,
    },
    signIn: {
      title: t`Signed out`,
      advice: t`The team’s server no longer accepts this device. Sign in again; what waits is kept.`,
    },
    update: {
      title: t`Update needed`,
      advice: t`This version does not fit the data of the team. Update the app; what waits is kept and sent afterwards.`,
    },
    serverUpdate: {
      title: t`Server update needed`,
      advice: t`The team’s server is older than this version. Tell whoever runs it; what waits is kept and sent after its update.`,
    },
  }
}
