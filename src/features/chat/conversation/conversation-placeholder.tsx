import type { ReactNode } from 'react'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled-system/css'

/** Shown in place of the open conversation while it loads, or with the reason why it could not be loaded. */
export const ConversationPlaceholder = ({ children }: { children?: ReactNode }) => (
  <div className={frame}>{children ?? <SkeletonRows count={4} />}</div>
)

const frame = css({ flex: '1', minWidth: '0', minHeight: '0', display: 'flex', flexDirection: 'column' })
