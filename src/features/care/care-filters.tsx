import { ClockIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { usePeople } from '#src/blocks/shop/documents/person-names.ts'
import { Button } from '#src/ui/button/button.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { css } from '#styled-system/css'
import type { CareSearch } from './care-search.ts'

const ALL = 'all'

/** Board or list, whose tickets, and only those that are due. They are in the address. */
export function CareFilters({ search }: { search: CareSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const people = usePeople()
  const change = (next: Partial<CareSearch>) =>
    void navigate({
      to: '/main/care',
      search: previous => ({ ...previous, page: undefined, ...next }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className={row}>
      <SegmentedControl
        label={t`Board or list`}
        value={search.list ? 'list' : 'board'}
        onChange={view => change({ list: view === 'list' || undefined })}
        options={[
          { value: 'board', label: t`Board` },
          { value: 'list', label: t`List` },
        ]}
      />
      <Select
        size="sm"
        aria-label={t`Whose tickets`}
        className={css({ width: 'auto', minWidth: '32', minHeight: { _touch: 'touch' } })}
        options={[
          { value: ALL, label: t`Everyone’s` },
          { value: 'none', label: t`Nobody’s` },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={search.assignee ?? ALL}
        onChange={id => change({ assignee: id === ALL ? undefined : id })}
      />
      <Button
        size="sm"
        variant={search.due ? 'soft' : 'secondary'}
        aria-pressed={search.due === true}
        onClick={() => change({ due: search.due ? undefined : true })}
      >
        <ClockIcon />
        <Trans>Due today or late</Trans>
      </Button>
    </div>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2.5' })
