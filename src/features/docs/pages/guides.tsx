import { ListBulletIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { findGuides } from '#src/features/docs/guides/find-guides.ts'
import { GuideTree } from '#src/features/docs/guides/guide-tree.tsx'
import { MarkdownBlocks } from '#src/features/docs/markdown/markdown-blocks.tsx'
import { readMarkdown } from '#src/features/docs/markdown/read-markdown.ts'
import { Button } from '#src/ui/button/button.tsx'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

const route = getRouteApi('/_app/docs/$')
const searchId = 'docs-search'

/** The guides for those who run Outpost: the tree with a search, and the open guide. On a phone the tree is a drawer. */
export function Page() {
  const { t, i18n } = useLingui()
  const { guides: texts } = route.useLoaderData()
  const guides = texts?.[i18n.locale === 'en' ? 'en' : 'vi'] ?? []
  const { _splat = '' } = route.useParams()
  const { q } = route.useSearch()
  const search = useSearchText(q)
  const isWide = useBreakpoint('lg')
  const [openAt, setOpenAt] = useState<string>()
  useKeyboardShortcuts([{ keys: '/', label: t`Search the guides`, run: () => focusWhenMounted(searchId) }])
  const current = _splat.replace(/^guides\/?/, '') || 'getting-started/introduction'
  const guide = guides.find(({ address }) => address === current)
  const { title, blocks } = readMarkdown(guide?.markdown ?? '')

  const tree = (
    <>
      <SearchField
        id={searchId}
        label={t`Search the guides`}
        search={search}
        className={css({ marginBlockEnd: '4' })}
      />
      <GuideTree found={findGuides(guides, search.query)} query={search.text} current={current} />
    </>
  )

  return (
    <PageLayout
      title={title || t`Guides`}
      lead={<Trans>For those who run Outpost.</Trans>}
      actions={
        !isWide && (
          <Button onClick={() => setOpenAt(current)}>
            <ListBulletIcon />
            <Trans>All guides</Trans>
          </Button>
        )
      }
    >
      <div className={columns}>
        {isWide ? (
          <aside className={cx(sheet({ padded: true }), css({ _print: { display: 'none' } }))}>{tree}</aside>
        ) : (
          // A press on a guide changes the address, which closes the drawer.
          <Drawer
            open={openAt === current}
            onOpenChange={() => setOpenAt(undefined)}
            label={t`All guides`}
            side="left"
            width="nav"
          >
            {tree}
          </Drawer>
        )}
        <article className={cx(sheet({ padded: true }), css({ maxWidth: 'pane.readMax', minWidth: '0' }))}>
          <MarkdownBlocks blocks={blocks} codeLabel={t`Code`} />
        </article>
      </div>
    </PageLayout>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '[16rem minmax(0, 1fr)]' },
  alignItems: 'start',
  gap: '5',
})
