import type { Message } from '#src/contract/shell/messages.ts'
import { formatDay } from '#src/lib/format/dates.ts'
import type { Formats } from '#src/lib/format/formats.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import type { SimpleListItem } from '#src/ui/lists/simple-list.tsx'
import { css } from '#styled-system/css'

/** Messages of colleagues as list rows that link to the request. */
export const messageRows = (messages: Message[], now: Date, formats: Formats): SimpleListItem[] =>
  messages.map(({ id, title, image, link, read, time }) => ({
    id,
    ...(link && { to: link }),
    lead: <Avatar name={title} image={image ?? null} decorative />,
    title: read ? <span className={known}>{title}</span> : title,
    trail: formatDay(new Date(time), now, formats),
  }))

const known = css({ fontWeight: 'text', color: 'muted' })
