import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Editor } from '#src/ui/editor/editor.tsx'
import { useBoundField } from '#src/ui/form/schema/use-bound-field.ts'
import { css } from '#styled-system/css'

/** What customers read about a product. */
export function DescriptionField() {
  const { t } = useLingui()
  const id = useId()
  const { value, change, leave } = useBoundField<string>()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {t`Description`}
      </h2>
      <Editor label={t`Description`} className={box} html={value} onChange={change} onBlur={leave} />
    </section>
  )
}

const heading = css({ textStyle: 'label', marginBlockEnd: '1.5' })
const box = css({
  borderRadius: 'md',
  background: 'surface',
  boxShadow: '[inset 0 0 0 1px {colors.borderControl}]',
  _focusWithin: { boxShadow: 'focus' },
})
