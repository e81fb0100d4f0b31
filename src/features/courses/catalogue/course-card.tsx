import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import type { CourseSummary } from '#src/contract/courses.ts'
import { doneCount, stageOf } from '#src/features/courses/course-progress.ts'
import { api } from '#src/features/courses/load-courses.ts'
import { Button } from '#src/ui/button/button.tsx'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { ProgressBar } from '#src/ui/feedback/progress.tsx'
import { Tile, tileFoot, tileLink } from '#src/ui/layout/tile.tsx'
import { HighlightWords } from '#src/ui/text/highlight-words.tsx'
import { css } from '#styled-system/css'

interface Props {
  course: CourseSummary
  /** The title of its category. */
  category: string
  query: string
}

/** A course with its progress. */
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
    <Tile
      lead={
        <p className={caption}>
          {category} · <Plural value={minutes} one="# minute" other="# minutes" />
        </p>
      }
      title={
        <Link
          to="/apps/academy/$courseId"
          params={{ courseId: id }}
          search={{ step: (progress?.step ?? 0) + 1 }}
          className={tileLink}
        >
          <HighlightWords text={title} query={query} />
        </Link>
      }
      text={<HighlightWords text={description} query={query} />}
    >
      <ProgressBar value={done / total} label={t`Progress of ${title}`} />
      <footer className={tileFoot}>
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
    </Tile>
  )
}

const caption = css({ textStyle: 'caption', color: 'subtle', fontVariantNumeric: 'tabular-nums' })
const verb = css({ marginInlineStart: 'auto', textStyle: 'label', color: 'accent.text' })
const raised = css({ marginInlineStart: 'auto', zIndex: 'sticky' })
