import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { CourseCategory } from '#src/contract/courses.ts'
import { Select } from '#src/ui/form/select.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import type { SearchText } from '#src/ui/lists/use-search-text.ts'
import { css } from '#styled-system/css'

const route = getRouteApi('/_app/apps/academy/')

export const searchId = 'course-search'

/** The value of the option that shows all categories. */
const ALL = 'all'

interface Props {
  categories: readonly CourseCategory[]
  search: SearchText
  onToggleCompleted: () => void
}

/** The filters of the courses. All of them are in the address. */
export function CourseFilters({ categories, search, onToggleCompleted }: Props) {
  const { t } = useLingui()
  const { category, hideCompleted = false } = route.useSearch()
  const navigate = route.useNavigate()
  const options = [
    { value: ALL, label: t`All topics` },
    ...categories.map(({ id, title }) => ({ value: id, label: title })),
  ]

  const choose = (value: string) =>
    void navigate({
      search: previous => ({ ...previous, category: value === ALL ? undefined : value }),
      replace: true,
      resetScroll: false,
    })

  return (
    <div className={row}>
      <Select
        aria-label={t`Topic`}
        options={options}
        value={category ?? ALL}
        onChange={choose}
        className={css({ flex: '[1 1 12rem]', maxWidth: { md: '[14rem]' } })}
      />
      <div role="search" className={css({ flex: '[1 1 12rem]', maxWidth: { md: '[20rem]' } })}>
        <SearchField
          id={searchId}
          size="md"
          label={t`Search the courses`}
          placeholder={t`Search`}
          search={search}
        />
      </div>
      <Switch checked={hideCompleted} onChange={onToggleCompleted}>
        <Trans>Hide completed</Trans>
      </Switch>
    </div>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3.5',
  _print: { display: 'none' },
})
