import { Trans } from '@lingui/react/macro'
import { css } from '#styled-system/css'

interface Props {
  /** Nothing when there was no state before. */
  before: string | null
  after: string
}

/** A state before and after a change. Screen readers get the words for them. */
export function BeforeAfter({ before, after }: Props) {
  return (
    <>
      {before && (
        <>
          <span className={css({ srOnly: true })}>
            <Trans>before:</Trans>{' '}
          </span>
          {before}
          <span aria-hidden="true"> → </span>
        </>
      )}
      <span className={css({ srOnly: true })}>
        {' '}
        <Trans>after:</Trans>{' '}
      </span>
      <strong className={css({ color: 'fg', fontWeight: 'label' })}>{after}</strong>
    </>
  )
}
