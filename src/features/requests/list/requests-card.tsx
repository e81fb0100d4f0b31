import { PlusIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Request } from '#src/contract/shop/documents/request.ts'
import { NEW } from '#src/features/requests/request-calls.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { useRequestRow } from './request-rows.tsx'

/** The requests that wait for an answer, for the settings. */
export function RequestsCard({ rows }: { rows: readonly Request[] }) {
  const rowOf = useRequestRow()
  return (
    <Card
      title={<Trans>Requests that wait</Trans>}
      action={
        <Link to="/main/setting/employee/all/requests" className={button({ variant: 'ghost', size: 'sm' })}>
          <Trans>All requests</Trans>
        </Link>
      }
    >
      <SimpleList
        rows={rows.map(row => ({ ...rowOf(row), trail: undefined }))}
        empty={<Trans>No request waits for an answer.</Trans>}
      />
      <div className={css({ paddingInline: 'card', paddingBlockEnd: '4' })}>
        <Link to="/main/setting/employee/all/requests/$id" params={{ id: NEW }} className={button()}>
          <PlusIcon aria-hidden="true" />
          <Trans>Make a request</Trans>
        </Link>
      </div>
    </Card>
  )
}
