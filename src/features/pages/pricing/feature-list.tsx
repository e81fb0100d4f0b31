import { CheckIcon, MinusIcon } from '@heroicons/react/16/solid'
import { Trans } from '@lingui/react/macro'
import type { PlanName } from '#src/contract/pages.ts'
import { css } from '#styled-system/css'
import type { Feature } from './use-plans.tsx'

/** What one plan contains. */
export const FeatureList = ({ features, plan }: { features: readonly Feature[]; plan: PlanName }) => (
  <ul className={css({ display: 'grid', gap: '2' })}>
    {features
      .filter(({ of }) => of[plan] !== false)
      .map(({ name, of }) => (
        <li key={name} className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
          <CheckIcon aria-hidden="true" className={mark} />
          <span className={css({ flex: '1', minWidth: '[4rem]' })}>{name}</span>
          {typeof of[plan] === 'string' && (
            <strong className={css({ fontWeight: 'label', textAlign: 'end' })}>{of[plan]}</strong>
          )}
        </li>
      ))}
  </ul>
)

/** The value of a plan in a table. */
export const FeatureValue = ({ value }: { value: string | boolean }) => {
  if (typeof value === 'string') return value
  const Icon = value ? CheckIcon : MinusIcon
  return (
    <>
      <Icon aria-hidden="true" className={value ? mark : css({ color: 'subtle', width: 'icon.xs' })} />
      <span className={css({ srOnly: true })}>
        {value ? <Trans>Included</Trans> : <Trans>Not included</Trans>}
      </span>
    </>
  )
}

const mark = css({ flex: 'none', width: 'icon.xs', height: 'icon.xs', color: 'success.text' })
