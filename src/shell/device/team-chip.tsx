import { Chip } from './chip.tsx'
import { useTeamWords } from './team-words.ts'

/** The chip of a device in a team, or with configured servers. */
export const TeamChip = () => <Chip {...useTeamWords()} />
