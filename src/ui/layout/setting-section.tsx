import { type ReactNode, useId } from 'react'
import { css } from '#styled-system/css'

/** A part of a settings page with its heading, below a line. */
export function SettingSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={section}>
      <h3 id={id} className={css({ textStyle: 'titleSm' })}>
        {title}
      </h3>
      {children}
    </section>
  )
}

const section = css({
  display: 'grid',
  gap: '4.5',
  maxWidth: 'pane.drawer',
  marginBlockStart: '6',
  paddingBlockStart: '6',
  borderBlockStart: 'hairline',
})
