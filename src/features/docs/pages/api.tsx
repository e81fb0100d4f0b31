import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import { OperationDrawer } from '#src/features/docs/api/operation-drawer.tsx'
import { byDomain, findOperations, type Operation } from '#src/features/docs/api/operations.ts'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { css } from '#styled-system/css'

const route = getRouteApi('/_app/docs/$')
const searchId = 'api-search'

/** The calls of the API by domain, from the contract. The open one is in the address. */
export function Page() {
  const { t } = useLingui()
  const { operations } = route.useLoaderData()
  const { q, call } = route.useSearch()
  const navigate = route.useNavigate()
  const search = useSearchText(q)
  useKeyboardShortcuts([{ keys: '/', label: t`Search the calls`, run: () => focusWhenMounted(searchId) }])
  const found = findOperations(operations, search.query.trim())
  const open = operations.find(({ id }) => id === call)

  return (
    <PageLayout
      title={t`API reference`}
      lead={
        <Trans>
          Every call, from the contract that the app itself uses. “Try it” sends a call to the server of this
          device.
        </Trans>
      }
    >
      <div className={bar}>
        <SearchField id={searchId} label={t`Search the calls`} search={search} />
        <p role="status" className={css({ color: 'muted' })}>
          <Plural value={found.length} one="# call" other="# calls" />
        </p>
      </div>
      {found.length === 0 && <NoMatches query={search.text} />}
      {byDomain(found).map(([domain, calls]) => (
        <Card key={domain} title={<span lang="en">{domain}</span>}>
          <ul className={css({ paddingBlockEnd: '2' })}>
            {calls.map(operation => (
              <li key={operation.id}>
                <CallLink {...operation} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
      {open && (
        <OperationDrawer
          key={open.id}
          operation={open}
          onClose={() =>
            void navigate({ search: previous => ({ ...previous, call: undefined }), resetScroll: false })
          }
        />
      )}
    </PageLayout>
  )
}

const CallLink = ({ id, method, path }: Operation) => (
  <Link
    to="/docs/$"
    params={{ _splat: 'api' }}
    search={previous => ({ ...previous, call: id })}
    resetScroll={false}
    className={line}
  >
    <span className={verb}>{method}</span>
    <span className={css({ flex: '1', minWidth: '0', fontFamily: 'mono', overflowWrap: 'anywhere' })}>
      {path}
    </span>
    <span className={css({ display: { base: 'none', sm: 'block' }, color: 'subtle' })}>{id}</span>
  </Link>
)

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  paddingInline: 'card',
  textStyle: 'caption',
  _hover: { background: 'hover' },
  _focusVisible: { outlineOffset: '[-2px]' },
})
const verb = css({ width: '14', flex: 'none', textStyle: 'micro', color: 'accent.text' })
