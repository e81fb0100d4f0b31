import { useLingui } from '@lingui/react/macro'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Course } from '#src/contract/courses.ts'
import { advanced, doneCount, stageOf, stepAfter, stepAt } from '#src/features/courses/course-progress.ts'
import { api } from '#src/features/courses/load-courses.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useOptimisticMutation } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'

const route = getRouteApi('/_app/apps/academy/$courseId')

/** The id of the heading of the shown step. */
export const headingId = 'course-step'

/** The step of the address, and the ways to the others. The step that is shown is stored, so that the user resumes there. */
export function useSteps(stored: Course) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [course, run] = useOptimisticMutation(stored)
  const { id, title, steps } = course
  const at = stepAt(route.useSearch().step, steps.length)
  const next = stepAfter(at, course)

  function go(step: number) {
    void navigate({ to: '/apps/academy/$courseId', params: { courseId: id }, search: { step: step + 1 } })
    focusWhenMounted(headingId)
  }

  /** Stores that the step is finished, and opens the next one; after the last one, the list of courses. */
  async function finishStep() {
    const step = next ?? at
    const write = run(
      () => api.update({ body: { id, step, done: at } }),
      current => ({ ...current, progress: advanced(current.progress, at, step) }),
    )
    if (next !== undefined) return go(next)
    if (!(await write)) return
    toast.success(t`You have completed “${title}”`)
    await navigate({ to: '/apps/academy' })
  }

  const storeStep = useEffectEvent((courseId: string, opened: number) => {
    if (course.progress?.step === opened) return
    void run(() => api.update({ body: { id: courseId, step: opened } }))
  })
  useEffect(() => storeStep(id, at), [id, at])

  useKeyboardShortcuts([
    { keys: 'n', label: t`Next step`, run: () => void finishStep() },
    { keys: 'p', label: t`Previous step`, run: () => at > 0 && go(at - 1) },
    { keys: 'b', label: t`All courses`, run: () => void navigate({ to: '/apps/academy' }) },
  ])

  const done = doneCount(course)
  const total = steps.length
  return {
    course,
    at,
    step: steps[at],
    next,
    done,
    total,
    stage: stageOf(course),
    progressLabel: t`${done} of ${total} steps finished`,
    go,
    finishStep,
  }
}

export type Steps = ReturnType<typeof useSteps>
