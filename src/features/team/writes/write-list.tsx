import type { ReactNode } from 'react'
import type { WaitingWrite } from '#src/contract/team.ts'
import { css } from '#styled-system/css'
import { type WriteActions, WriteRow } from './write-row.tsx'

interface Props {
  writes: WaitingWrite[]
  /** What the user may do with a refused write. */
  actions: WriteActions | undefined
  /** Shown when nothing waits. */
  children: ReactNode
}

/** What waits, in the order in which it is sent, and what was refused. */
export const WriteList = ({ writes, actions, children }: Props) =>
  writes.length > 0 ? (
    <ul className={css({ paddingBlockEnd: '2' })}>
      {writes.map(write => (
        <WriteRow key={write.sequence} write={write} actions={actions} />
      ))}
    </ul>
  ) : (
    <p className={nothing}>{children}</p>
  )

const nothing = css({ color: 'muted', paddingInline: 'card', paddingBlockStart: '1', paddingBlockEnd: '5' })
