import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { css, cva } from '#styled-system/css'

const look = cva({
  base: { padding: 'card', borderRadius: 'lg', marginBlockStart: '4' },
  variants: {
    tone: {
      info: { background: 'info.subtle', color: 'info.text' },
      danger: { background: 'danger.subtle', color: 'danger.text' },
    },
  },
})

/** A look with variants: `cva` beside its component, a recipe when several components share it. */
export function Variants() {
  const { t } = useLingui()
  const [tone, setTone] = useState<'info' | 'danger'>('info')
  return (
    <div className={css({ minWidth: '0' })}>
      <SegmentedControl
        label={t`Tone`}
        value={tone}
        onChange={setTone}
        options={[
          { value: 'info', label: t`Note` },
          { value: 'danger', label: t`Danger` },
        ]}
      />
      <p className={look({ tone })}>
        {tone === 'info' ? t`The shop opens at 7:00.` : t`The fridge is too warm.`}
      </p>
    </div>
  )
}
