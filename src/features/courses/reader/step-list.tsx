import { CheckIcon } from '@heroicons/react/16/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Course } from '#src/contract/courses.ts'
import { css } from '#styled-system/css'

/** The steps of a course as links; finished ones have a check mark. */
export function StepList({ course: { id, steps, progress }, at }: { course: Course; at: number }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Steps`}>
      <ol>
        {steps.map(({ title }, index) => (
          <li key={title}>
            <Link
              to="/apps/academy/$courseId"
              params={{ courseId: id }}
              search={{ step: index + 1 }}
              aria-current={index === at ? 'step' : undefined}
              className={line}
            >
              <span className={mark} data-done={progress?.done.includes(index) || undefined}>
                {progress?.done.includes(index) ? (
                  <>
                    <CheckIcon aria-hidden="true" />
                    <span className={css({ srOnly: true })}>
                      <Trans>Finished</Trans>
                    </span>
                  </>
                ) : (
                  index + 1
                )}
              </span>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minHeight: 'touch',
  paddingInline: '2',
  paddingBlock: '1',
  borderRadius: 'md',
  color: 'muted',
  _hover: { background: 'hover', color: 'fg' },
  '&[aria-current]': { background: 'accent.selected', color: 'accent.onSelected', fontWeight: 'label' },
})
const mark = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '6',
  height: '6',
  borderRadius: 'full',
  background: 'pressed',
  textStyle: 'caption',
  fontVariantNumeric: 'tabular-nums',
  '&[data-done]': { background: 'success.subtle', color: 'success.text' },
  '& svg': { width: 'icon.xs', height: 'icon.xs' },
})
