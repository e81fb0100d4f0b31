import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import type { CourseSummary } from '#src/contract/courses.ts'
import { doneCount, stageOf } from '#src/features/courses/course-progress.ts'
import { api } from '#src/features/courses/load-courses.ts'
import { Button } from '#src/ui/button/button.tsx'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { ProgressBar } from '#src/ui/feedback/progress.tsx'
import { HighlightWords } from '#src/ui/text/highlight-words.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

interface Props {
  course: CourseSummary
  /** The title of its category. */
  category: string
  query: string
}

/** A course with its progress. The link in its title covers the whole card. */
export function CourseCard({ course, category, query }: Props) {
  const { t } = useLingui()
  const { id, title, description, minutes, steps, progress } = course
  const navigate = useNavigate()
  const stage = stageOf(course)
  const done = doneCount(course)
  const total = steps.length

  async function startAgain() {
    if (await withErrorToast(() => api.restart({ body: { id } })))
      await navigate({ to: '/apps/academy/$courseId', params: { courseId: id }, search: { step: 1 } })
  }

  return (
    <li>
      <article className={cx(sheet(), card)}>
        <p className={caption}>
          {category} · <Plural value={minutes} one="# minute" other="# minutes" />
        </p>
        <div className={css({ flex: '1', minWidth: '0' })}>
          <h2 className={css({ textStyle: 'titleSm' })}>
            <Link
              to="/apps/academy/$courseId"
              params={{ courseId: id }}
              search={{ step: (progress?.step ?? 0) + 1 }}
              className={cover}
            >
              <HighlightWords text={title} query={query} />
            </Link>
          </h2>
          <p className={about}>
            <HighlightWords text={description} query={query} />
          </p>
        </div>
        <ProgressBar value={done / total} label={t`Progress of ${title}`} />
        <footer className={foot}>
          <span className={caption}>
            {stage === 'completed' ? (
              <Trans context="course">Completed</Trans>
            ) : (
              <Trans>
                {done} of {total} steps
              </Trans>
            )}
          </span>
          {stage === 'completed' ? (
            <Button size="sm" variant="text" className={raised} onClick={() => void startAgain()}>
              <Trans>Start again</Trans>
            </Button>
          ) : (
            <span aria-hidden="true" className={verb}>
              {stage === 'begun' ? <Trans>Continue</Trans> : <Trans>Start</Trans>}
            </span>
          )}
        </footer>
      </article>
    </li>
  )
}

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '3.5',
  minHeight: '[11.5rem]',
  padding: 'card',
  transition: '[box-shadow {durations.fast}]',
  '&:has(a:hover)': { boxShadow: '[{shadows.md}, {shadows.hairline}]' },
  _print: { breakInside: 'avoid' },
})
const cover = css({
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' },
  _focusVisible: {
    outline: 'none',
    boxShadow: '[none]',
    _after: { outline: 'focus', outlineOffset: '[2px]' },
  },
})
const caption = css({ textStyle: 'caption', color: 'subtle', fontVariantNumeric: 'tabular-nums' })
const about = css({ color: 'muted', lineClamp: '2', marginBlockStart: '1' })
const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minHeight: '8',
})
const verb = css({ textStyle: 'label', color: 'accent.text' })
const raised = css({ zIndex: 'sticky' })
