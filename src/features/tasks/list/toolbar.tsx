import { CheckIcon } from '@heroicons/react/16/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import type { SearchText } from '#src/ui/lists/use-search-text.ts'
import { css } from '#styled-system/css'

const route = getRouteApi('/_app/apps/tasks')

export const searchId = 'task-search'

/** Search and filters; the address contains both. */
export function Toolbar({ search }: { search: SearchText }) {
  'use no memo' // It has few elements; memoised, the script of the list would be larger.
  const { t } = useLingui()
  return (
    <div role="search" aria-label={t`Find tasks`} className={bar}>
      <SearchField id={searchId} label={t`Search tasks`} search={search} className={field} />
      <Filter name="mine">
        <Trans>Mine</Trans>
      </Filter>
      <Filter name="today">
        <Trans>Today</Trans>
      </Filter>
      <Filter name="open">
        <Trans>Only open</Trans>
      </Filter>
    </div>
  )
}

function Filter({ name, children }: { name: 'mine' | 'today' | 'open'; children: ReactNode }) {
  'use no memo' // See above.
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const isOn = search[name] ?? false

  const toggle = () =>
    navigate({
      to: '.',
      search: previous => ({ ...previous, [name]: isOn ? undefined : true }),
      resetScroll: false,
    })

  return (
    <Button size="sm" variant={isOn ? 'soft' : undefined} aria-pressed={isOn} onClick={toggle}>
      {isOn && <CheckIcon />}
      {children}
    </Button>
  )
}

const bar = css({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1.5',
  paddingBlock: '2.5',
  _print: { display: 'none' },
})
const field = css({
  flex: { base: '[1 1 100%]', sm: '[1 1 10rem]' },
  maxWidth: { sm: '64' },
  marginInlineEnd: 'auto',
})
