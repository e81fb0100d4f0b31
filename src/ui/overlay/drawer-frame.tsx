import { XMarkIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css, cx } from '#styled-system/css'
import type { DrawerProps } from './drawer-props.ts'

/**
 * The frame of a drawer, over or next to the page: header, content, footer. It has no `<header>`, which would be a second
 * banner of the page.
 */
export function DrawerFrame({ isBeside, ...props }: Omit<DrawerProps, 'beside'> & { isBeside: boolean }) {
  const { t } = useLingui()
  const close = () => props.onOpenChange(false)

  // Over the page, the layer handles Escape; next to the page, Escape works only while the focus is inside.
  function closeOnEscape(event: KeyboardEvent) {
    if (!isBeside || event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }

  if (props.bare) return props.children
  return (
    <div role="presentation" className={frame} onKeyDown={closeOnEscape}>
      <div className={cx(header, isBeside && ruled)}>
        {props.action ?? <h2 className={heading}>{props.label}</h2>}
        <div className={tools}>
          {props.tools}
          <IconButton label={t`Close`} onClick={close}>
            <XMarkIcon />
          </IconButton>
        </div>
      </div>
      <div className={body}>{props.children}</div>
      {props.footer && <footer className={footer}>{props.footer}</footer>}
    </div>
  )
}

const frame = css({ display: 'flex', flexDirection: 'column', height: 'full', minHeight: '0' })

const header = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flex: 'none',
  height: 'topbar',
  paddingInlineStart: { base: '5', sm: '7' },
  paddingInlineEnd: '3.5',
})

const ruled = css({ borderBlockEnd: 'hairline' })
const heading = css({ textStyle: 'title', minWidth: '0', truncate: true })
const tools = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  flex: 'none',
  marginInlineStart: 'auto',
})

const body = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: { base: '5', sm: '7' },
  paddingBlockEnd: '[max(1.75rem, env(safe-area-inset-bottom))]',
})

const footer = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  flex: 'none',
  minHeight: '14',
  paddingInline: { base: '5', sm: '7' },
  paddingBlock: '3',
  background: 'sunken',
  borderBlockStart: 'hairline',
})
