import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { Button } from '#src/ui/button.tsx'
import { css } from '#styled-system/css'

/** The pair that the sample data comes with. Stands in the form that it fills. */
export const SampleAccount = () => (
  <Button variant="ghost" size="sm" onClick={fill} className={css({ marginInline: '-3' })}>
    <Trans>Use the sample account</Trans>
  </Button>
)

const sample = { email: 'staff@outpost.example', password: 'Outpost-2026' }

function fill({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
  for (const [name, value] of Object.entries(sample)) {
    const input = form?.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement)) continue
    input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  form?.querySelector<HTMLElement>('[type=submit]')?.focus()
}
