import { Trans } from '@lingui/react/macro'
import type { WaitingWrite } from '#src/contract/team.ts'
import { css } from '#styled-system/css'
import { WriteRow } from './write-row.tsx'

interface Props {
  writes: WaitingWrite[]
  mayEdit: boolean
}

/** What waits, in the order in which it is sent, and what was refused. */
export const WriteList = ({ writes, mayEdit }: Props) =>
  writes.length > 0 ? (
    <ul className={css({ paddingBlockEnd: '2' })}>
      {writes.map(write => (
        <WriteRow key={write.sequence} write={write} mayEdit={mayEdit} />
      ))}
    </ul>
  ) : (
    <p className={nothing}>
      <Trans>Nothing waits: the team has everything from this device.</Trans>
    </p>
  )

const nothing = css({ color: 'muted', paddingInline: 'card', paddingBlockStart: '1', paddingBlockEnd: '5' })
