import { XMarkIcon } from '@heroicons/react/16/solid'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { css, cx } from '#styled-system/css'
import { type TagVariantProps, tag } from '#styled-system/recipes'

type Props = TagVariantProps & {
  icon?: ReactNode
  children: string
  /** Shows a button that removes the tag. */
  onRemove?: () => void
  className?: string
}

/** A short label, in a tone or in one of the eight colours of avatars. */
export function Tag({ tone, icon, children, onRemove, className }: Props) {
  const { t } = useLingui()
  return (
    <span className={cx(tag({ tone }), className)}>
      {icon}
      <span className={text}>{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={t`Remove ${{ tag: children }}`}
          className={remove}
          onClick={onRemove}
        >
          <XMarkIcon />
        </button>
      )}
    </span>
  )
}

const text = css({ overflow: 'hidden', textOverflow: 'ellipsis' })
const remove = css({
  position: 'relative',
  marginInlineEnd: '[-0.25rem]',
  borderRadius: 'xs',
  opacity: '[0.75]',
  _hover: { opacity: 'full' },
  _after: { content: '""', position: 'absolute', inset: '[-6px]' },
  _touch: { _after: { inset: '[-14px]' } },
})
