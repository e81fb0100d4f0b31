import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import { iconSets } from '#src/contract/shell/icons.ts'
import { findIcons } from '#src/features/showcase/icons/find-icons.ts'
import { IconGrid } from '#src/features/showcase/icons/icon-grid.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

const route = getRouteApi('/_app/ui/$')
const searchId = 'icon-search'
/** In px. */
const sizes = { sm: 20, md: 24, lg: 32, xl: 48 } as const

/** The icons of a set: filtered, in four sizes. A press copies a name. */
export function Page() {
  const { t } = useLingui()
  const { icons } = route.useLoaderData()
  const { _splat = '' } = route.useParams()
  const { q, icon = 'md' } = route.useSearch()
  const navigate = route.useNavigate()
  const search = useSearchText(q)
  useKeyboardShortcuts([{ keys: '/', label: t`Search the icons`, run: () => focusWhenMounted(searchId) }])
  const set = _splat.replace('icons/', '')
  const found = findIcons(icons?.list ?? [], search.query)
  const option = (value: keyof typeof sizes) => {
    const pixels = sizes[value]
    return { value, label: t`${pixels} px` }
  }

  return (
    <PageLayout
      title={icons?.name ?? t`Icons`}
      lead={<Trans>A press copies the name. A set that was open once also works offline.</Trans>}
    >
      <nav aria-label={t`Icon sets`} className={bar}>
        {iconSets.map(name => (
          <Link
            key={name}
            to="/ui/$"
            params={{ _splat: `icons/${name}` }}
            search={{ q, icon }}
            aria-current={name === set ? 'page' : undefined}
            className={other}
          >
            {name}
          </Link>
        ))}
      </nav>
      <div className={bar}>
        <SearchField id={searchId} label={t`Search the icons`} search={search} />
        <SegmentedControl
          label={t`Size`}
          value={icon}
          onChange={size =>
            void navigate({
              search: previous => ({ ...previous, icon: size }),
              replace: true,
              resetScroll: false,
            })
          }
          options={[option('sm'), option('md'), option('lg'), option('xl')]}
        />
        <p role="status" className={css({ color: 'muted' })}>
          <Plural value={found.length} one="# icon" other="# icons" />
        </p>
      </div>
      <section aria-labelledby="icons-title" className={cx(sheet(), css({ overflow: 'hidden' }))}>
        <h2 id="icons-title" className={css({ srOnly: true })}>
          <Trans>Icons</Trans>
        </h2>
        {found.length === 0 ? (
          <NoMatches query={search.text} />
        ) : (
          <IconGrid set={set} names={found} size={sizes[icon]} />
        )}
      </section>
    </PageLayout>
  )
}

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
const other = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'navItem',
  paddingInline: '3',
  borderRadius: 'md',
  textStyle: 'label',
  color: 'muted',
  _touch: { minHeight: 'touch' },
  _hover: { background: 'hover', color: 'fg' },
  '&[aria-current=page]': { background: 'accent.selected', color: 'accent.onSelected' },
})
