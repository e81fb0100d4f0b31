import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { Card } from './card.tsx'

/** A card with fields one below the other. */
export const FieldsCard = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Card title={title}>
    <div className={fields}>{children}</div>
  </Card>
)

const fields = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  paddingInline: 'card',
  paddingBlockStart: '2',
  paddingBlockEnd: '5',
})
