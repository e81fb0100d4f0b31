import { Trans, useLingui } from '@lingui/react/macro'
import { people } from '#src/features/showcase/page/sample.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'

/** A sheet with a title and rows. */
export function ListCard() {
  const { t } = useLingui()
  return (
    <Card title={<Trans>On shift</Trans>}>
      <SimpleList
        empty={<Trans>Nobody is on shift.</Trans>}
        rows={people.slice(0, 4).map((name, index) => ({
          id: name,
          lead: <Avatar name={name} decorative />,
          title: name,
          meta: index < 2 ? t`Counter` : t`Warehouse`,
        }))}
      />
    </Card>
  )
}
