import { BookOpenIcon } from '@heroicons/react/24/outline'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { FoundFaq, FoundGuide } from '#src/contract/guides.ts'
import { FaqAccordion } from '#src/features/guides/faqs/faq-accordion.tsx'
import { LeadIcon } from '#src/ui/icon/lead-icon.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { HighlightWords } from '#src/ui/text/highlight-words.tsx'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'

interface Props {
  query: string
  faqs: readonly FoundFaq[]
  guides: readonly FoundGuide[]
}

/** The questions and guides that match a text, with its words marked. */
export function FoundHelp({ query, faqs, guides }: Props) {
  const count = faqs.length + guides.length
  return (
    <>
      <p role="status" className={css({ color: 'muted' })}>
        <Plural value={count} _0="Nothing found" one="# result" other="# results" />
      </p>
      {count === 0 && (
        <NoMatches
          query={query}
          actions={
            <Link to="/apps/help-center/support" className={button({ variant: 'primary' })}>
              <Trans>Write to support</Trans>
            </Link>
          }
        />
      )}
      {guides.length > 0 && (
        <Card title={<Trans>Guides</Trans>}>
          <SimpleList
            rows={guides.map(({ id, title, slug, categorySlug, excerpt }) => ({
              id,
              to: `/apps/help-center/guides/${categorySlug}/${slug}`,
              lead: (
                <LeadIcon>
                  <BookOpenIcon />
                </LeadIcon>
              ),
              title: <HighlightWords text={title} query={query} />,
              meta: <HighlightWords text={excerpt} query={query} />,
            }))}
            empty=""
          />
        </Card>
      )}
      {faqs.length > 0 && (
        <Card title={<Trans>Questions</Trans>}>
          <FaqAccordion faqs={faqs} query={query} />
        </Card>
      )}
    </>
  )
}
