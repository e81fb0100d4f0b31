import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link, useLocation, useNavigate } from '@tanstack/react-router'
import { HelpHead } from '#src/features/guides/help-head.tsx'
import { HelpLayout } from '#src/features/guides/help-layout.tsx'
import { HelpTrail, TrailStep } from '#src/features/guides/help-trail.tsx'
import { useFirstScroll } from '#src/features/guides/scroll-to.ts'
import { useHelpKeys } from '#src/features/guides/use-help-keys.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { css, cx } from '#styled-system/css'
import { link, sheet } from '#styled-system/recipes'
import { GuideContents } from './guide-contents.tsx'
import { GuideRating } from './guide-rating.tsx'
import { NextGuide } from './next-guide.tsx'
import { readingMinutes } from './reading-minutes.ts'
import { sectionsOf } from './sections.ts'

const route = getRouteApi('/_app/apps/help-center/guides/$category/$guide')

/** A guide: its contents, its text, its rating, and a link to the next one. */
export function GuidePage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const category = route.useLoaderData()
  const [guide] = category.guides
  const { next } = guide
  const sections = sectionsOf(withAssetUrls(guide.content))
  const hash = useLocation({ select: location => location.hash })
  useFirstScroll(hash || undefined)
  const minutes = readingMinutes(guide.content)

  useHelpKeys(
    next
      ? [
          {
            keys: 'n',
            label: t`Next guide`,
            run: () =>
              void navigate({
                to: '/apps/help-center/guides/$category/$guide',
                params: { category: next.categorySlug, guide: next.slug },
              }),
          },
        ]
      : [],
  )

  return (
    <HelpLayout>
      <HelpTrail>
        <TrailStep>
          <Link to="/apps/help-center/guides" className={link()}>
            <Trans>Guides</Trans>
          </Link>
        </TrailStep>
        <TrailStep>
          <Link
            to="/apps/help-center/guides/$category"
            params={{ category: category.slug }}
            className={link()}
          >
            {category.title}
          </Link>
        </TrailStep>
      </HelpTrail>
      <HelpHead
        title={guide.title}
        lead={
          <>
            {guide.subtitle}
            {'\u00a0· '}
            <span className={unbroken}>
              <Plural value={minutes} one="# minute to read" other="# minutes to read" />
            </span>
          </>
        }
      />
      <div className={columns}>
        <GuideContents sections={sections} />
        <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' })}>
          <article className={cx(sheet(), paper)}>
            {sections.map(({ id, title, html }, index) => (
              <section key={id ?? index} aria-labelledby={id}>
                {id && (
                  <h2 id={id} className={heading}>
                    {title}
                  </h2>
                )}
                <RichText html={html} className={text} />
              </section>
            ))}
          </article>
          <GuideRating key={guide.id} guide={guide} />
          {next && <NextGuide next={next} />}
        </div>
      </div>
    </HelpLayout>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '[minmax(0, 47.5rem) minmax(0, 16rem)]' },
  alignItems: 'start',
  gap: { base: '5', lg: '8' },
  _print: { display: 'block' },
})
const paper = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6',
  padding: { base: 'card', md: '8' },
  _print: { border: 'none', padding: '0' },
})
const heading = css({ textStyle: 'title', scrollMarginTop: '20', marginBlockEnd: '2' })
const text = css({
  '& ol': { display: 'grid', gap: '1.5' },
  '& img': { border: 'hairline', background: 'sunken' },
  '& kbd': {
    fontFamily: 'mono',
    fontSize: 'label',
    paddingInline: '1.5',
    border: 'strong',
    borderRadius: 'sm',
    background: 'sunken',
  },
})

/** Resolves the addresses of pictures in HTML: the data contains paths relative to the app. */
const withAssetUrls = (html: string) =>
  html.replace(
    /(<img\b[^<>]*?\ssrc=")([^"]*)"/gi,
    (_, before: string, path: string) => `${before}${assetUrl(path)}"`,
  )

const unbroken = css({ whiteSpace: 'nowrap' })
