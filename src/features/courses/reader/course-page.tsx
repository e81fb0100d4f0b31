import { ChevronLeftIcon } from '@heroicons/react/16/solid'
import { Plural, Trans } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ProgressBar } from '#src/ui/feedback/progress.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css, cx } from '#styled-system/css'
import { link, sheet } from '#styled-system/recipes'
import { StepBar } from './step-bar.tsx'
import { StepList } from './step-list.tsx'
import { headingId, useSteps } from './use-steps.ts'

const route = getRouteApi('/_app/apps/academy/$courseId')

/** A step of a course, with the list of all steps beside it and the way to the next one below. */
export function CoursePage() {
  const course = route.useLoaderData()
  const steps = useSteps(course)
  const { at, step, done, total, progressLabel } = steps
  const number = at + 1
  useTitle(course.title)

  return (
    <div className={frame}>
      <nav className={trail}>
        <Link to="/apps/academy" className={cx(link(), back)}>
          <ChevronLeftIcon className={css({ width: 'icon.xs', height: 'icon.xs' })} />
          <Trans>All courses</Trans>
        </Link>
      </nav>
      <header>
        <h1 tabIndex={-1} className={css({ textStyle: 'heading', textWrap: 'balance' })}>
          {course.title}
        </h1>
        <p className={css({ color: 'muted', marginBlockStart: '0.5', textWrap: '[pretty]' })}>
          {course.description} <Plural value={course.minutes} one="# minute." other="# minutes." />
        </p>
      </header>
      <div className={columns}>
        <aside className={side}>
          <ProgressBar value={done / total} label={progressLabel} />
          <StepList course={steps.course} at={at} />
        </aside>
        <div className={css({ minWidth: '0' })}>
          <article className={cx(sheet(), paper)}>
            <p className={css({ textStyle: 'caption', color: 'subtle' })}>
              <Trans>
                Step {number} of {total}
              </Trans>
            </p>
            <h2 id={headingId} tabIndex={-1} className={heading}>
              {step?.title}
            </h2>
            <RichText key={at} html={step?.content ?? ''} />
          </article>
          <StepBar {...steps} />
        </div>
      </div>
    </div>
  )
}

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '5',
  width: 'full',
  maxWidth: 'pane.content',
  marginInline: 'auto',
  paddingInline: 'page',
  paddingBlockEnd: { md: '8' },
  _print: { maxWidth: '[none]', paddingInline: '0' },
})
const trail = css({ marginBlockEnd: '-4', _print: { display: 'none' } })
const back = css({ display: 'inline-flex', alignItems: 'center', gap: '1', minHeight: 'touch' })
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '[14.5rem minmax(0, 1fr)]' },
  alignItems: 'start',
  gap: '5',
  _print: { display: 'block' },
})
const side = css({
  display: { base: 'none', lg: 'grid' },
  gap: '3.5',
  position: 'sticky',
  insetBlockStart: '20',
  _print: { display: 'none' },
})
const paper = css({ padding: { base: 'card', md: '8' }, _print: { border: 'none', padding: '0' } })
const heading = css({ textStyle: 'title', marginBlockEnd: '4', scrollMarginTop: '20' })
