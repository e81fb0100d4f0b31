import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { tileGrid } from '#src/ui/layout/tile.tsx'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { css, cx } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { CourseCard } from './course-card.tsx'
import { CourseFilters, searchId } from './course-filters.tsx'
import { findCourses } from './find-courses.ts'

const route = getRouteApi('/_app/apps/academy/')

/** The courses of the staff, filtered by category, text and progress. */
export function AcademyPage() {
  const { t } = useLingui()
  const { categories, list, found } = route.useLoaderData()
  const { q, category, hideCompleted } = route.useSearch()
  const navigate = route.useNavigate()
  const search = useSearchText(q)
  const shown = findCourses(list, {
    query: search.query,
    // Found by the server for the text in the address; while the user types, only titles and descriptions are searched.
    found: search.query === q ? found : [],
    category,
    hidesCompleted: hideCompleted,
  })

  const toggleCompleted = () =>
    void navigate({
      search: previous => ({ ...previous, hideCompleted: previous.hideCompleted ? undefined : true }),
      replace: true,
      resetScroll: false,
    })

  useKeyboardShortcuts([
    { keys: '/', label: t`Search the courses`, run: () => focusWhenMounted(searchId) },
    { keys: 'h', label: t`Hide completed courses`, run: toggleCompleted },
  ])

  return (
    <PageLayout
      title={t`Academy`}
      lead={<Trans>Short courses for the work in the shop. They also work without a network.</Trans>}
    >
      <CourseFilters categories={categories} search={search} onToggleCompleted={toggleCompleted} />
      <p role="status" className={css({ color: 'muted', fontVariantNumeric: 'tabular-nums' })}>
        <Plural value={shown.length} _0="No course" one="# course" other="# courses" />
      </p>
      {list.length === 0 && <EmptyState title={<Trans>There are no courses yet</Trans>} />}
      {list.length > 0 && shown.length === 0 && (
        <NoMatches
          query={search.query}
          actions={
            <Link to="/apps/academy" className={button()}>
              <Trans>Show all courses</Trans>
            </Link>
          }
        >
          {search.query ? undefined : <Trans>No course is left with these filters.</Trans>}
        </NoMatches>
      )}
      <ul className={cx(tileGrid, endSpace)}>
        {shown.map(course => (
          <CourseCard
            key={course.id}
            course={course}
            category={categories.find(({ id }) => id === course.categoryId)?.title ?? ''}
            query={search.query}
          />
        ))}
      </ul>
    </PageLayout>
  )
}

const endSpace = css({ paddingBlockEnd: '8' })
