import { EnvelopeIcon, EnvelopeOpenIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css } from '#styled-system/css'

interface Props {
  read: boolean
  /** The id of the entry. */
  describedBy: string
  onRead: (read: boolean) => void
  onRemove: () => void
}

/** Marks an entry as read or unread, or removes it. Shown on hover and focus; always shown on touch screens. */
export function RowActions({ read, describedBy, onRead, onRemove }: Props) {
  const { t } = useLingui()
  return (
    <div className={pair}>
      <IconButton
        size="sm"
        label={read ? t`Mark as unread` : t`Mark as read`}
        aria-describedby={describedBy}
        onClick={() => onRead(!read)}
      >
        {read ? <EnvelopeIcon /> : <EnvelopeOpenIcon />}
      </IconButton>
      <IconButton size="sm" label={t`Remove`} aria-describedby={describedBy} onClick={onRemove}>
        <XMarkIcon />
      </IconButton>
    </div>
  )
}

const pair = css({
  position: 'absolute',
  insetInlineEnd: '3',
  top: '1.5',
  display: 'flex',
  gap: { base: '0', _touch: '3' },
  borderRadius: 'md',
  background: 'raised',
  boxShadow: '[{shadows.sm}, {shadows.hairline}]',
  opacity: '0',
  transition: '[opacity {durations.fast}]',
  'li:is(:hover, :focus-within) > &': { opacity: 'full' },
  _touch: {
    position: 'static',
    flexDirection: 'column',
    flex: 'none',
    opacity: 'full',
    background: 'transparent',
    boxShadow: 'none',
  },
})
