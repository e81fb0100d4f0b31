import { Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReplyKind } from '#src/features/mails/compose/reply-to.ts'
import type { MailList } from '#src/features/mails/load-mails.ts'
import { isIn, linkTo } from '#src/features/mails/mailbox/place.ts'
import { useTitles } from '#src/features/mails/mailbox/use-titles.ts'
import { ReadingPlaceholder } from '#src/features/mails/reader/reading-placeholder.tsx'
import { useShown } from '#src/features/mails/search/use-find.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import { awaitTyping } from '#src/ui/keyboard/await-typing.ts'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { useTitle } from '#src/ui/text/use-title.ts'
import { cva } from '#styled-system/css'
import { ListPane } from './list-pane.tsx'
import { rowIdOf } from './row-id.ts'
import { ListContext } from './use-list.ts'
import { usePicked } from './use-picked.ts'

/** A list and the mail that is read: side by side, one above the other, or one in place of the other. */
export function ListScreen(listed: MailList) {
  const shown = useShown(listed)
  const { search } = shown
  const { place, mails, pagination, at } = shown.list
  const { id: openId } = useParams({ strict: false })
  const navigate = useNavigate()
  const isWide = useBreakpoint('lg')
  const { asItIs, labels, layout } = useMails()
  const labelId = labels.find(({ slug }) => slug === place.slug)?.id
  const rows = mails.map(asItIs).filter(mail => isIn(mail, place, labelId))
  const picked = usePicked(rows, shown)
  const [activeId, setActive] = useState<string>()
  const index = rows.findIndex(({ id }) => id === (openId ?? activeId))
  const title = useTitles().ofPlace(place)
  useTitle((openId !== undefined && rows[index]?.subject) || title)

  const go = (id: string | undefined, reply: ReplyKind | undefined, opensItself?: true) =>
    void navigate({
      ...linkTo(place, id),
      search: previous => ({ ...previous, reply }),
      resetScroll: false,
      ...(opensItself && { state: { opensItself }, replace: true }),
    })

  const read = (id: string | undefined) => go(id, undefined)

  function answer(id: string, kind: ReplyKind) {
    awaitTyping()
    go(id, kind)
  }

  const isOver = layout === 'full'

  /** With a pane for it, it opens the next mail; else it goes to the next line. A draft is written on, not read. */
  function step(by: number) {
    const next = rows[Math.max(0, Math.min(rows.length - 1, index < 0 ? 0 : index + by))]
    if (!next) return
    setActive(next.id)
    if ((isOver && openId === undefined) || next.folder === 'drafts') focusWhenMounted(rowIdOf(next.id))
    else if (next.id !== openId) read(next.id)
  }

  /** On a phone back to the list, where one sees what happened. */
  const leave = () => go(isWide ? (rows[index + 1] ?? rows[index - 1])?.id : undefined, undefined, true)
  const list = {
    place,
    pagination,
    at,
    search,
    rows,
    picked,
    openId,
    active: rows[index],
    isOver,
    step,
    leave,
    read,
    answer,
    setActive,
  }

  return (
    <ListContext value={list}>
      <div className={panes({ layout })}>
        <ListPane layout={layout} isHidden={isOver && openId !== undefined} />
        {openId === undefined ? !isOver && <ReadingPlaceholder /> : <Outlet />}
      </div>
    </ListContext>
  )
}

const panes = cva({
  base: { flex: '1', minWidth: '0', minHeight: '0', display: 'flex', _print: { display: 'block' } },
  variants: {
    layout: { right: {}, bottom: { flexDirection: 'column' }, full: {} },
  },
})
