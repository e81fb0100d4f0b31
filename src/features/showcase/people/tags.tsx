import { BoltIcon } from '@heroicons/react/16/solid'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { row } from '#src/features/showcase/page/arrange.ts'
import { Tag } from '#src/ui/badge/tag.tsx'

const names = {
  0: 'Kho',
  1: 'Quầy',
  2: 'Giao hàng',
  3: 'Nhà cung cấp',
  4: 'Khuyến mãi',
  5: 'Tết',
  6: 'Gấp',
  7: 'Quà tặng',
}
const slots = ['0', '1', '2', '3', '4', '5', '6', '7'] as const

/** Eight colours for the user's own tags, and the colours of states. A colour always has a word. */
export function Tags() {
  const { t } = useLingui()
  const [removed, setRemoved] = useState(false)
  return (
    <div className={row}>
      {slots.map(slot => (
        <Tag key={slot} tone={slot}>
          {names[slot]}
        </Tag>
      ))}
      <Tag tone="success">{t`Paid`}</Tag>
      <Tag tone="warning">{t`Due in 36 minutes`}</Tag>
      <Tag tone="danger" icon={<BoltIcon />}>
        {t`Late`}
      </Tag>
      <Tag tone="info">{t`New`}</Tag>
      <Tag tone="accent">{t`2 new`}</Tag>
      {!removed && <Tag onRemove={() => setRemoved(true)}>Nước mắm</Tag>}
    </div>
  )
}
