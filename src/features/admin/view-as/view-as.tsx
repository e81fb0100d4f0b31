import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { GroupPermissions } from '#src/contract/permissions.ts'
import type { Level } from '#src/contract/shared/areas.ts'
import type { NavigationItem } from '#src/contract/shell/navigation.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { css } from '#styled-system/css'
import { screensOf } from './screens-of.ts'

interface Props {
  groups: readonly GroupPermissions[]
  /** The screens that the user has. */
  navigation: readonly NavigationItem[]
  groupOf: (groupID: string) => string
  levelNames: Record<Level, string>
}

const tones = { none: 'neutral', view: 'info', create: 'accent', edit: 'success' } as const

/** The screens as the people of a group have them. It changes no rights. */
export function ViewAs({ groups, navigation, groupOf, levelNames }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(groups.find(({ groupID }) => groupID !== 'store')?.groupID)
  const group = groups.find(({ groupID }) => groupID === chosen) ?? groups[0]
  if (!group) return null
  const screens = screensOf(navigation, group.permissions)
  const open = screens.filter(({ level }) => level !== 'none')
  const closed = screens.filter(({ level }) => level === 'none')
  const hidden = closed.map(({ title }) => title).join(', ')
  const name = groupOf(group.groupID)
  return (
    <Card title={<Trans>View as</Trans>}>
      <div className={css({ display: 'grid', gap: '4', paddingInline: 'card', paddingBlockEnd: '5' })}>
        <Field label={t`Group`} hint={<Trans>Shows what the group has. No right is changed.</Trans>}>
          <Select
            options={groups.map(({ groupID }) => ({ value: groupID, label: groupOf(groupID) }))}
            value={group.groupID}
            onChange={setChosen}
          />
        </Field>
        <ul aria-label={t`Screens of ${name}`} className={grid}>
          {open.map(({ link, title, level }) => (
            <li key={link} className={line}>
              <span className={css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })}>{title}</span>
              <Tag tone={level ? tones[level] : 'neutral'}>{level ? levelNames[level] : t`Open to all`}</Tag>
            </li>
          ))}
        </ul>
        {closed.length > 0 && (
          <p className={css({ color: 'muted' })}>
            <Trans>Hidden: {hidden}</Trans>
          </p>
        )}
      </div>
    </Card>
  )
}

const grid = css({
  display: 'grid',
  columnGap: '6',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    xl: 'repeat(3, minmax(0, 1fr))',
  },
})
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minHeight: 'touch',
  borderBlockEnd: 'hairline',
})
