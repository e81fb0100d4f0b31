import { CheckIcon, ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/16/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { hiddenOnPhones } from '#src/ui/lists/selection-bar.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { css } from '#styled-system/css'
import type { Steps } from './use-steps.ts'

/** The way to the other steps: at the bottom of the screen on phones, below the text on larger screens. */
export function StepBar({ course, at, total, next, go, finishStep }: Steps) {
  const { t } = useLingui()
  const number = at + 1
  return (
    <div role="toolbar" aria-label={t`Go through the steps`} className={bar}>
      <Button disabled={at === 0} onClick={() => go(at - 1)}>
        <ChevronLeftIcon />
        <span className={hiddenOnPhones}>
          <Trans>Previous step</Trans>
        </span>
      </Button>
      <div className={middle}>
        <Menu
          label={t`Steps`}
          placement="top-start"
          trigger={
            <Button variant="ghost" aria-label={t`Steps: ${number} / ${total}`}>
              {number} / {total}
            </Button>
          }
          entries={course.steps.map(({ title }, index) => ({
            label: `${index + 1}. ${title}`,
            detail: course.progress?.done.includes(index) && (
              <CheckIcon role="img" aria-hidden={false} aria-label={t`Finished`} className={check} />
            ),
            run: () => go(index),
          }))}
        />
      </div>
      <Button variant="primary" onClick={() => void finishStep()}>
        {next === undefined ? <Trans>Finish</Trans> : <Trans>Next step</Trans>}
        {next === undefined ? <CheckIcon /> : <ChevronRightIcon />}
      </Button>
    </div>
  )
}

const bar = css({
  position: { base: 'sticky', md: 'static' },
  zIndex: 'sticky',
  insetBlockEnd: '0',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  marginInline: { base: '[calc({spacing.page} * -1)]', md: '0' },
  marginBlockStart: '5',
  paddingInline: { base: 'page', md: '0' },
  paddingBlockStart: { base: '2.5', md: '0' },
  paddingBlockEnd: { base: '[max(0.625rem, env(safe-area-inset-bottom))]', md: '0' },
  background: { base: 'raised', md: '[transparent]' },
  borderBlockStart: { base: 'hairline', md: 'none' },
  _print: { display: 'none' },
})
const middle = css({ display: { lg: 'none' }, fontVariantNumeric: 'tabular-nums' })
const check = css({ width: 'icon.xs', height: 'icon.xs' })
