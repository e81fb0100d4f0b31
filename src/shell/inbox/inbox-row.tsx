import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { DataLink } from '#src/blocks/links/data-link.tsx'
import { formatTimestamp } from '#src/lib/format/timestamp.ts'
import { RichLine } from '#src/ui/text/rich-text.tsx'
import { css, cva } from '#styled-system/css'
import type { Entry } from './inboxes.ts'
import { RowActions } from './row-actions.tsx'
import { RowLead } from './row-lead.tsx'

interface Props {
  entry: Entry
  /** Called when the link of an unread entry is followed. */
  onOpen: () => void
  onRead: (read: boolean) => void
  onRemove: () => void
}

/** One entry. If it has a link, the whole row is the link, and following it marks the entry as read. */
export function InboxRow({ entry, onOpen, onRead, onRemove }: Props) {
  const { i18n, t } = useLingui()
  const id = useId()
  const { title, description, time, read, link, useRouter } = entry

  return (
    <li className={row({ unread: !read })}>
      {link && (
        <DataLink
          link={link}
          useRouter={useRouter}
          aria-labelledby={id}
          className={whole}
          // A panel prevents the default of a click on a link before `onClick` would be called.
          onClickCapture={read ? undefined : onOpen}
        />
      )}
      <RowLead entry={entry} />
      <div className={words}>
        <strong id={id} className={heading}>
          <RichLine html={title} />
        </strong>
        <div className={text}>
          <RichLine html={description} />
        </div>
        <time dateTime={time} className={when}>
          {formatTimestamp(time, i18n.locale)}
        </time>
      </div>
      <div className={mark}>{!read && <span role="img" aria-label={t`Unread`} className={dot} />}</div>
      <RowActions read={read} describedBy={id} onRead={onRead} onRemove={onRemove} />
    </li>
  )
}

const row = cva({
  base: {
    position: 'relative',
    display: 'flex',
    gap: '3.5',
    paddingInlineStart: '5',
    paddingInlineEnd: '3.5',
    paddingBlock: '3.5',
  },
  variants: {
    unread: {
      true: { background: '[color-mix(in oklab, {colors.accent.selected} 42%, {colors.raised})]' },
      false: {},
    },
  },
})
const whole = css({
  position: 'absolute',
  inset: '0',
  _hover: { background: '[color-mix(in oklab, {colors.fg} 4%, transparent)]' },
  _focusVisible: { outlineOffset: '[-2px]' },
})
const words = css({
  flex: '1',
  minWidth: '0',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  '& a': { position: 'relative', pointerEvents: 'auto', color: 'accent.text', textDecoration: 'underline' },
})
const heading = css({ display: 'block', lineHeight: '[1.25rem]' })
const text = css({
  color: 'muted',
  fontSize: '[0.84375rem]',
  lineHeight: '[1.25rem]',
  marginBlock: '0.5',
  '& :is(b, strong)': { color: 'fg', fontWeight: 'label' },
})
const when = css({ textStyle: 'caption', color: 'subtle', fontVariantNumeric: 'tabular-nums' })
const mark = css({
  flex: 'none',
  display: 'flex',
  justifyContent: 'center',
  width: '5',
  paddingTop: '1.5',
  pointerEvents: 'none',
})
const dot = css({
  width: '[0.5625rem]',
  height: '[0.5625rem]',
  borderRadius: 'full',
  background: 'accent.solid',
})
