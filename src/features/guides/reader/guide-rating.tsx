import { HandThumbDownIcon, HandThumbUpIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import type { Guide } from '#src/contract/guides.ts'
import { api } from '#src/features/guides/load-help.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useOptimisticMutation } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { css, cx } from '#styled-system/css'
import { link, sheet } from '#styled-system/recipes'

/** Asks whether a guide helped, and stores the choice. A second click on the same choice removes it. */
export function GuideRating({ guide: { id, helpful: stored } }: { guide: Guide }) {
  const can = useCan()
  const [helpful, run] = useOptimisticMutation(stored)
  if (!can('help', 'create')) return null

  function rate(value: boolean) {
    const next = helpful === value ? null : value
    void run(
      () => api.rate({ body: { id, helpful: next } }),
      () => next,
    )
  }

  return (
    <section className={cx(sheet(), frame)}>
      <div role="status" className={css({ flex: '[1 1 12rem]' })}>
        <h2 className={css({ textStyle: 'titleSm' })}>
          <Trans>Did this guide help?</Trans>
        </h2>
        {helpful === true && <Trans>Good to know. Thank you.</Trans>}
        {helpful === false && (
          <Trans>
            Thank you.{' '}
            <Link to="/apps/help-center/support" className={link()}>
              Write to support
            </Link>{' '}
            and say what is missing.
          </Trans>
        )}
      </div>
      <div className={css({ display: 'flex', gap: '2.5' })}>
        <Button aria-pressed={helpful === true} className={choice} onClick={() => rate(true)}>
          <HandThumbUpIcon />
          <Trans>Yes</Trans>
        </Button>
        <Button aria-pressed={helpful === false} className={choice} onClick={() => rate(false)}>
          <HandThumbDownIcon />
          <Trans>No</Trans>
        </Button>
      </div>
    </section>
  )
}

const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3.5',
  padding: 'card',
  _print: { display: 'none' },
})
const choice = css({
  minHeight: 'touch',
  '&[aria-pressed=true]': {
    background: 'accent.selected',
    color: 'accent.onSelected',
    borderColor: 'accent.border',
  },
})
