import { ExclamationCircleIcon } from '@heroicons/react/16/solid'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { css } from '#styled-system/css'

/** The terms in one sentence below the checkbox. */
export function TermsField({ error }: { error: string | undefined }) {
  const id = useId()
  return (
    <div>
      <Checkbox name="terms" aria-describedby={id} aria-invalid={error ? true : undefined}>
        <Trans>I accept the terms of use</Trans>
      </Checkbox>
      <p id={id} aria-live="polite" className={says} data-wrong={error ? '' : undefined}>
        {error && <ExclamationCircleIcon aria-hidden="true" className={icon} />}
        {error ?? <Trans>You sign in under your own name only, and the shop’s data stays in the shop.</Trans>}
      </p>
    </div>
  )
}

const says = css({
  display: 'flex',
  gap: '1.5',
  marginTop: '1.5',
  // Aligned with the text of the label, next to the box.
  marginLeft: '[1.875rem]',
  textStyle: 'label',
  fontWeight: 'text',
  color: 'muted',
  '&[data-wrong]': { color: 'danger.text', fontWeight: 'medium' },
})
const icon = css({ flex: 'none', width: 'icon.xs', height: 'icon.xs', marginTop: '[1px]' })
