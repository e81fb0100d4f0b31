import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { SharedIcon } from '#src/ui/icon/shared-icon.tsx'
import { css, cx } from '#styled-system/css'
import { FieldContext } from './field-context.ts'

type Props = {
  label: ReactNode
  /** Visible while the user types; an error replaces it. */
  hint?: ReactNode
  /** What is wrong and how to correct it, in one sentence. */
  error?: ReactNode
  /** A positive result of a check ("Free to use"). */
  success?: ReactNode
  /** Shows "required" beside the label and marks the control as required for screen readers. */
  required?: boolean
  className?: string
  children: ReactNode
}

/** Connects a control with its label and its hint or error. Every control of the kit inside it gets them by context. */
export function Field({ label, hint, error, success, required, className, children }: Props) {
  const id = useId()
  const message = error ?? success ?? hint
  const messageId = `${id}-message`
  return (
    <div className={cx(frame, className)}>
      <div className={head}>
        <label htmlFor={id} id={`${id}-label`} className={name}>
          {label}
        </label>
        {required && (
          <span aria-hidden="true" className={mark}>
            <Trans>required</Trans>
          </span>
        )}
      </div>
      <FieldContext
        value={{ id, describedBy: message ? messageId : undefined, invalid: Boolean(error), required }}
      >
        {children}
      </FieldContext>
      <div
        id={messageId}
        aria-live="polite"
        className={says}
        data-tone={error ? 'error' : success && 'success'}
      >
        {(error || success) && (
          <SharedIcon name={error ? 'exclamation-circle-micro' : 'check-circle-micro'} />
        )}
        {message && <span>{message}</span>}
      </div>
    </div>
  )
}

const frame = css({
  display: 'grid',
  // Prevents long content from making the field wider than its column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '1.5',
  minWidth: '0',
})
const head = css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3' })
const name = css({ textStyle: 'label' })
const mark = css({ textStyle: 'caption', color: 'subtle', flex: 'none' })
const says = css({
  display: 'flex',
  gap: '1.5',
  textStyle: 'label',
  fontWeight: 'text',
  color: 'muted',
  _empty: { display: 'none' },
  '&[data-tone=error]': { color: 'danger.text', fontWeight: 'medium' },
  '&[data-tone=success]': { color: 'success.text' },
  '& svg': { flex: 'none', width: 'icon.xs', height: 'icon.xs', marginTop: '[1px]' },
})
