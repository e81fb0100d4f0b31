import { XMarkIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css } from '#styled-system/css'

interface Props {
  title: ReactNode
  /** Next to the title: the number of new entries. */
  tag?: ReactNode
  /** At the end of the head. */
  tools?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Header and content of a panel. The header stays visible; on a phone it also has the close button. */
export function PanelFrame({ title, tag, tools, onClose, children }: Props) {
  const { t } = useLingui()
  return (
    <>
      <div className={head}>
        <h2 className={heading}>{title}</h2>
        {tag}
        <div className={ends}>
          {tools}
          <IconButton label={t`Close`} className={phoneOnly} onClick={onClose}>
            <XMarkIcon />
          </IconButton>
        </div>
      </div>
      {children}
    </>
  )
}

const head = css({
  position: 'sticky',
  top: '0',
  zIndex: 'raised',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '[3.75rem]',
  paddingInlineStart: '5',
  paddingInlineEnd: '2.5',
  background: 'raised',
  borderBlockEnd: 'hairline',
})
const heading = css({ textStyle: 'titleSm', minWidth: '0', truncate: true })
const ends = css({ display: 'flex', alignItems: 'center', gap: '1', flex: 'none', marginInlineStart: 'auto' })
const phoneOnly = css({ display: { base: 'grid', sm: 'none' } })
