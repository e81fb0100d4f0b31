import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { dateOf, dayOf } from '#src/blocks/shop/documents/day-text.ts'
import type { User } from '#src/contract/shared/user.ts'
import type { AuditLine } from '#src/contract/shop/audit.ts'
import type { Pagination } from '#src/contract/shop/values.ts'
import { Button } from '#src/ui/button/button.tsx'
import { DatePicker } from '#src/ui/date/date-picker.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'
import { Paginator } from '#src/ui/lists/paginator.tsx'
import { css, cx } from '#styled-system/css'
import { button, sheet } from '#styled-system/recipes'
import { AuditRows } from './audit-rows.tsx'
import type { AuditSearch } from './audit-search.ts'
import { useAuditWords } from './use-audit-words.ts'

interface Props {
  rows: readonly AuditLine[]
  pagination: Pagination
  people: readonly User[]
  search: AuditSearch
}

const ALL = 'all'

/** Who did what in the shop, and when: filters, and a page of lines, the newest first. */
export function AuditPage({ rows, pagination, people, search }: Props) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { kinds } = useAuditWords()
  const { length, page, size } = pagination
  const { compare } = new Intl.Collator(i18n.locale)
  const isFiltered = [search.by, search.kind, search.from, search.to].some(Boolean)

  const change = (next: AuditSearch) =>
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, page: undefined, ...next }),
      replace: true,
      resetScroll: false,
    })

  return (
    <PageLayout
      title={t`Audit log`}
      lead={<Plural value={length} _0="No lines" one="# line" other="# lines" />}
      actions={
        <Link to="/main/admin" className={button({ variant: 'ghost' })}>
          <Trans>Administration</Trans>
        </Link>
      }
    >
      <section aria-label={t`Audit log`} className={cx(sheet(), css({ overflow: 'hidden' }))}>
        <div role="search" className={filters}>
          <Field label={t`Who`}>
            <Select
              options={[
                { value: ALL, label: t`Everyone` },
                ...people
                  .toSorted((one, other) => compare(one.name, other.name))
                  .map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={search.by ?? ALL}
              onChange={by => change({ by: by === ALL ? undefined : by })}
            />
          </Field>
          <Field label={t`What`}>
            <Select
              options={[
                { value: ALL, label: t`Every kind of document` },
                ...Object.entries(kinds).map(([value, label]) => ({ value, label })),
              ]}
              value={search.kind ?? ALL}
              onChange={kind => change({ kind: kind === ALL ? undefined : kind })}
            />
          </Field>
          <Field label={t`From the day`}>
            <DatePicker
              past
              label={t`From the day`}
              placeholder={t`Any day`}
              value={dateOf(search.from)}
              onChange={date => change({ from: dayOf(date) })}
            />
          </Field>
          <Field label={t`To the day`}>
            <DatePicker
              past
              label={t`To the day`}
              placeholder={t`Any day`}
              value={dateOf(search.to)}
              onChange={date => change({ to: dayOf(date) })}
            />
          </Field>
        </div>
        {rows.length > 0 ? (
          <AuditRows rows={rows} people={people} />
        ) : isFiltered || page > 0 ? (
          <NoMatches
            actions={
              <Button onClick={() => void navigate({ to: '.', search: {} })}>
                <Trans>Show all</Trans>
              </Button>
            }
          >
            <Trans>Nobody did this in this time. Try fewer filters.</Trans>
          </NoMatches>
        ) : (
          <EmptyState title={<Trans>Nothing was done yet</Trans>}>
            <Trans>Sales, goods and money that are entered here leave a line each.</Trans>
          </EmptyState>
        )}
        {(length > size || page > 0) && (
          <Paginator
            page={page}
            size={size}
            total={length}
            sizes={[size]}
            onChange={next => change({ page: next.page === 0 ? undefined : next.page + 1 })}
            className={css({ borderBlockStart: 'hairline' })}
          />
        )}
      </section>
    </PageLayout>
  )
}

const filters = css({
  display: 'grid',
  gap: '3',
  padding: 'card',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
})
