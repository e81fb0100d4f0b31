import { teamHub } from '#src/features/chat/team-hub.ts'

/** Returns the state of this tab's connection to the team chat. */
export const chatState = () => teamHub().state()
