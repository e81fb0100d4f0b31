import { Trans } from '@lingui/react/macro'
import { useErrorMeaning } from '#src/features/diagnostics/use-error-meaning.ts'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import type { ShownError } from '#src/ui/feedback/shown-errors.ts'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

/** The errors that were shown on this device, newest first, each with its code and meaning. */
export function ErrorList({ errors }: { errors: readonly ShownError[] }) {
  const formats = useFormats()
  const now = useNow()
  const meaning = useErrorMeaning()
  return (
    <SimpleList
      rows={errors.toReversed().map(({ at, code, screen }, index) => {
        const time = new Date(at)
        return {
          id: `${index} ${at}`,
          title: meaning(code),
          meta: (
            <span className={css({ overflowWrap: 'anywhere' })}>
              {code} · {screen}
            </span>
          ),
          trail: `${formatDay(time, now, formats)}, ${formatTime(time, formats.locale)}`,
        }
      })}
      empty={<Trans>No error was shown on this device.</Trans>}
    />
  )
}
