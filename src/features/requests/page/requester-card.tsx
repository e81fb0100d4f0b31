import { Trans, useLingui } from '@lingui/react/macro'
import { usePerson } from '#src/blocks/shop/documents/person-names.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { Facts } from '#src/ui/layout/facts.tsx'
import { css } from '#styled-system/css'

interface Props {
  id: string
  groupOf: (groupID: string) => string
}

/** Who asks. Only the fact that it is a colleague for users who may not see employees. */
export function RequesterCard({ id, groupOf }: Props) {
  const { t } = useLingui()
  const person = usePerson()(id)
  const name = person?.name ?? t`A colleague`
  return (
    <Card title={<Trans>Who asks</Trans>}>
      <div className={head}>
        <Avatar size="lg" name={name} image={person?.avatar ?? null} decorative />
        <strong className={css({ overflowWrap: 'anywhere' })}>{name}</strong>
      </div>
      {person && (
        <Facts
          facts={[
            [t`Role`, groupOf(person.groupID)],
            [t`E-mail`, person.email],
          ]}
        />
      )}
    </Card>
  )
}

const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  paddingInline: 'card',
  paddingBlockStart: '1',
  paddingBlockEnd: '3',
})
