import type { ReactNode } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { css } from '#styled-system/css'
import type { Submission } from './use-submit.ts'

type Props = {
  form: Submission
  /** The text of the button. */
  action: ReactNode
  /** Other links, below the button. */
  links?: ReactNode
  children: ReactNode
}

/** Fields, the error of the whole form, and the submit button. The browser's own validation is off. */
export function Form({ form, action, links, children }: Props) {
  return (
    <form noValidate onSubmit={form.submit} onInput={form.clearError} className={column}>
      {form.problems.form && <Notice tone="danger">{form.problems.form}</Notice>}
      {children}
      <Button type="submit" variant="primary" size="lg" loading={form.sending} className={wide}>
        {action}
      </Button>
      {links && <div className={row}>{links}</div>}
    </form>
  )
}

const column = css({ display: 'grid', gap: '4.5' })
const wide = css({ width: 'full', marginTop: '1.5' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: 'touch',
})
