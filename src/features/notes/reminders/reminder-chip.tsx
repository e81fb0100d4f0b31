import { ClockIcon } from '@heroicons/react/16/solid'
import { useLingui } from '@lingui/react/macro'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { formatDue } from '#src/lib/format/dates.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cva } from '#styled-system/css'

/** The time of the reminder; struck through once it is past. */
export function ReminderChip({ at }: { at: string }) {
  const { t } = useLingui()
  const { now } = useNotes()
  const formats = useFormats()
  const isPast = Date.parse(at) <= now.getTime()
  const words = formatDue(at, now, formats)
  return (
    <span className={chip({ tone: isPast ? 'past' : 'plain' })}>
      <ClockIcon />
      <span className={css({ srOnly: true })}>{isPast ? t`Past reminder` : t`Reminder`} </span>
      {words}
    </span>
  )
}

/** A label on a background of any colour. */
export const chip = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    minHeight: '5.5',
    paddingInline: '2',
    borderRadius: 'sm',
    textStyle: 'caption',
    fontWeight: 'label',
    background: '[color-mix(in srgb, {colors.fg} 7%, transparent)]',
    truncate: true,
    '& svg': { flex: 'none', width: 'icon.xs', height: 'icon.xs' },
  },
  variants: {
    tone: {
      plain: { color: 'fg' },
      quiet: { color: 'muted' },
      past: { color: 'danger.text', textDecoration: '[line-through]' },
    },
  },
})
