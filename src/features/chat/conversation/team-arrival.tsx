import { useRowState } from '#src/blocks/team/use-row-state.ts'
import { ArrivalMark } from './arrival-mark.tsx'

/** Whether the team has an own message. */
export const TeamArrival = ({ id }: { id: string }) => (
  <ArrivalMark state={useRowState({ table: 'chatMessages', id }) ?? 'sent'} />
)
