import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FaqAccordion } from '#src/features/guides/faqs/faq-accordion.tsx'
import { HelpLayout } from '#src/features/guides/help-layout.tsx'
import { useHelpKeys } from '#src/features/guides/use-help-keys.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css, cx } from '#styled-system/css'
import { link } from '#styled-system/recipes'
import { FoundHelp } from './found-help.tsx'
import { HelpCards } from './help-cards.tsx'
import { Hero } from './hero.tsx'

const route = getRouteApi('/_app/apps/help-center/')

/** The first page of the help centre: search, links to its parts, and the most frequent questions. */
export function HelpPage() {
  const { t } = useLingui()
  useTitle(t`Help centre`)
  useHelpKeys()
  const { q } = route.useSearch()
  const { mostAsked, count, found } = route.useLoaderData()
  const search = useSearchText(q, { pauseAfter })

  return (
    <HelpLayout>
      <Hero search={search} />
      {found && q ? (
        <FoundHelp key={q} query={q} {...found} />
      ) : (
        <>
          <HelpCards guides={count} />
          {mostAsked && (
            <Card
              title={mostAsked.title}
              action={
                <Link to="/apps/help-center/faqs" className={cx(link(), all)}>
                  <Trans>All questions</Trans>
                </Link>
              }
            >
              <FaqAccordion faqs={mostAsked.faqs} />
            </Card>
          )}
        </>
      )}
    </HelpLayout>
  )
}

/** ms. */
const pauseAfter = (text: string) => (text === '' ? 0 : 150)

const all = css({ flex: 'none', display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })
