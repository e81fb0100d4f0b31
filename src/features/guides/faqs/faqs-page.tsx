import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import { HelpHead } from '#src/features/guides/help-head.tsx'
import { HelpLayout } from '#src/features/guides/help-layout.tsx'
import { HelpTrail } from '#src/features/guides/help-trail.tsx'
import { scrollToId, useFirstScroll } from '#src/features/guides/scroll-to.ts'
import { useHelpKeys } from '#src/features/guides/use-help-keys.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { css } from '#styled-system/css'
import { FaqAccordion } from './faq-accordion.tsx'

const route = getRouteApi('/_app/apps/help-center/faqs')

/** All questions by category, with the categories beside them. The address can open one of them. */
export function FaqsPage() {
  const { t } = useLingui()
  useHelpKeys()
  const categories = route.useLoaderData()
  const { open } = route.useSearch()

  useFirstScroll(open)

  return (
    <HelpLayout>
      <HelpTrail />
      <HelpHead title={t`Questions`} lead={<Trans>Press a question to read the answer.</Trans>} />
      {categories.length === 0 && <EmptyState title={<Trans>There are no questions yet</Trans>} />}
      <div className={columns}>
        <nav aria-label={t`Categories`} className={nav}>
          {categories.map(({ id, slug, title }) => (
            <Link
              key={id}
              to="."
              search
              hash={slug}
              replace
              resetScroll={false}
              className={chip}
              onClick={() => scrollToId(slug)}
            >
              {title}
            </Link>
          ))}
        </nav>
        <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' })}>
          {categories.map(({ id, slug, title, faqs }) => (
            <div key={id} id={slug} className={css({ scrollMarginTop: '20' })}>
              <Card title={title}>
                <FaqAccordion key={open} faqs={faqs} first={faqs.find(faq => faq.id === open)?.id} />
              </Card>
            </div>
          ))}
        </div>
      </div>
    </HelpLayout>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '[14.5rem minmax(0, 1fr)]' },
  alignItems: 'start',
  gap: '5',
})
const nav = css({
  display: 'flex',
  flexDirection: { base: 'row', lg: 'column' },
  gap: { base: '2', lg: '0' },
  overflowX: 'auto',
  scrollbarWidth: '[none]',
  position: { lg: 'sticky' },
  insetBlockStart: '20',
  _print: { display: 'none' },
})
const chip = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: { base: 'touch', lg: 'navItem', _touch: 'touch' },
  paddingInline: { base: '3.5', lg: '3' },
  borderRadius: { base: 'full', lg: 'md' },
  border: { base: 'strong', lg: 'none' },
  background: { base: 'surface', lg: '[transparent]' },
  color: 'muted',
  fontWeight: 'medium',
  _hover: { background: 'hover' },
})
