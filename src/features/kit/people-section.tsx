import { BoltIcon } from '@heroicons/react/16/solid'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { StatusDot } from '#src/ui/badge/status-dot.tsx'
import { Tag } from '#src/ui/badge/tag.tsx'
import { people } from './sample.ts'
import type { SectionProps } from './section-props.ts'
import { row, Section, Specimen, stack } from './specimen.tsx'

const states = ['online', 'away', 'busy', 'invisible'] as const
const tags = {
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

/** Avatars, tags, counts and status dots. */
export function PeopleSection(props: SectionProps) {
  const { t } = useLingui()
  const [removed, setRemoved] = useState(false)
  return (
    <Section {...props}>
      <Specimen title={t`Avatars`}>
        <div className={stack}>
          <div className={row}>
            {people.map(name => (
              <Avatar key={name} name={name} />
            ))}
          </div>
          <div className={row}>
            {states.map((presence, index) => (
              <Avatar key={presence} name={people[index] ?? ''} presence={presence} size="lg" />
            ))}
          </div>
        </div>
      </Specimen>
      <Specimen title={t`Tags`}>
        <div className={row}>
          {slots.map(slot => (
            <Tag key={slot} tone={slot}>
              {tags[slot]}
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
      </Specimen>
      <Specimen title={t`Counts and live things`}>
        <div className={stack}>
          <div className={row}>
            <Badge count={3} />
            <Badge count={128} tone="danger" />
            <Badge count={12} tone="quiet" />
          </div>
          <Live tone="live" words={t`Saved on this device`} />
          <Live tone="waiting" words={t`4 changes are waiting`} />
          <Live tone="off" words={t`Offline`} />
          <Live tone="trouble" words={t`2 changes failed`} />
          <Live tone="accent" words={t`Open now`} />
        </div>
      </Specimen>
    </Section>
  )
}

function Live({ tone, words }: { tone: 'live' | 'waiting' | 'off' | 'trouble' | 'accent'; words: string }) {
  return (
    <span className={row}>
      <StatusDot tone={tone} pulse={tone === 'live'} />
      {words}
    </span>
  )
}
