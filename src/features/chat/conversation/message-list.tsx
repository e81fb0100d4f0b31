import { useLingui } from '@lingui/react/macro'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type UIEvent, useCallback, useLayoutEffect, useRef } from 'react'
import type { Quote } from '#src/contract/shared/quote.ts'
import { usePrinting } from '#src/ui/layout/use-printing.ts'
import { css } from '#styled-system/css'
import { Message } from './message-row.tsx'
import { type Line, messageRow } from './message-rows.ts'
import { NoMessages, SomeNotRead } from './no-messages.tsx'
import { ToEnd } from './to-end.tsx'
import type { Lines } from './use-lines.ts'

interface Props {
  userId: string
  /** The colleague's name. */
  name: string
  conversation: Lines
  /** The level of the headings of the days. */
  level: 3 | 4
  /** The message to show; without it, the list opens at the newest one. */
  goal?: Goal | undefined
  onReply: (line: Line) => void
  onShowQuoted: (quote: Quote) => void
}

/** The time of a message, and a number that changes when it is to be shown again. */
export interface Goal {
  at: string
  turn: number
}

/** The height of a message before it is measured, in px. */
const ESTIMATED_HEIGHT = 52
const NO_LINES: readonly Line[] = []
/** Within this distance from its end a list is at its end, in px. */
const END_DISTANCE = 40
/** The distance from the top at which older messages are loaded, in px. */
const LOAD_DISTANCE = 1500

/**
 * The messages of a conversation, of which only the visible ones are rendered. The list opens at the newest one and
 * stays there when messages are added; older messages are added above without a jump. All loaded messages are printed.
 */
export function MessageList({ userId, name, conversation, level, goal, ...actions }: Props) {
  'use no memo' // The virtualizer is one object whose state changes; memoised, the rows would not move.
  const { t } = useLingui()
  const scroller = useRef<HTMLDivElement>(null)
  const { lines = NO_LINES, hasOlder, history } = conversation
  // Another function would make the virtualizer measure all messages again.
  const getItemKey = useCallback((index: number) => lines[index]?.id ?? index, [lines])
  const isPrinting = usePrinting()
  const virtualizer = useVirtualizer({
    count: lines.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey,
    getScrollElement: () => scroller.current,
    overscan: 12,
    rangeExtractor: (range: Range) =>
      isPrinting ? Array.from({ length: range.count }, (_, index) => index) : defaultRangeExtractor(range),
    paddingStart: 16,
    paddingEnd: 16,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_DISTANCE,
  })
  const { onKeyDown, noteScroll } = usePosition(virtualizer, conversation, goal)

  function onScroll({ currentTarget }: UIEvent<HTMLElement>) {
    noteScroll(currentTarget)
    if (hasOlder && currentTarget.scrollTop < LOAD_DISTANCE) void history.loadOlder()
  }

  const isAtEnd = virtualizer.isAtEnd(200)
  return (
    <div className={frame}>
      {conversation.error !== undefined && lines.length > 0 && <SomeNotRead history={history} />}
      <div
        ref={scroller}
        role="log"
        aria-live={isAtEnd ? 'polite' : 'off'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys as well
        tabIndex={0}
        aria-label={t`Conversation with ${name}`}
        className={scrolling}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {lines.length === 0 && <NoMessages name={name} conversation={conversation} />}
        <div className={sizer} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const row = messageRow(lines, index, hasOlder)
            return row ? (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={place}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Message
                  {...actions}
                  userId={userId}
                  name={name}
                  {...row}
                  level={level}
                  isMarked={row.line.date === goal?.at}
                />
              </div>
            ) : null
          })}
        </div>
      </div>
      <ToEnd lines={lines} isAtEnd={isAtEnd} onPress={() => virtualizer.scrollToEnd()} />
    </div>
  )
}

type MessageVirtualizer = ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>

/**
 * Scrolls to the newest message or to the one at a time, once each, and to each new message of the user. A list at its end
 * stays there when it becomes smaller, for example because of the keyboard on the screen or a reply. Home scrolls to the
 * oldest message: all older ones are loaded for that.
 */
function usePosition(
  virtualizer: MessageVirtualizer,
  { lines = NO_LINES, hasOlder, history }: Lines,
  goal: Goal | undefined,
) {
  'use no memo' // See above.
  const shown = useRef<Goal | 'end'>(undefined)
  const isGoingToOldest = useRef(false)
  const wasAtEnd = useRef(false)
  const size = useRef({ height: 0, width: 0 })
  const last = lines.at(-1)
  const sent = useRef<string>(undefined)
  const own = last?.waits ? last.id : undefined

  useLayoutEffect(() => {
    // The message of that time may be among those that are not loaded yet.
    const index = goal && shown.current !== goal ? lines.findIndex(({ date }) => date === goal.at) : -1
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' })
    else if (lines.length > 0 && shown.current === undefined) virtualizer.scrollToEnd()
    else return
    wasAtEnd.current = index < 0
    shown.current = index >= 0 ? goal : 'end'
  })

  useLayoutEffect(() => {
    if (own && sent.current !== own) virtualizer.scrollToEnd()
    sent.current = own
  }, [virtualizer, own])

  useLayoutEffect(() => {
    if (hasOlder || !isGoingToOldest.current) return
    isGoingToOldest.current = false
    virtualizer.scrollToIndex(0, { align: 'start' })
  })

  // The virtualizer renders only when other messages become visible, which a small change of size does not cause.
  useLayoutEffect(() => {
    const { scrollElement } = virtualizer
    if (!scrollElement) return
    const observer = new ResizeObserver(() => {
      size.current = { height: scrollElement.offsetHeight, width: scrollElement.offsetWidth }
      if (wasAtEnd.current) virtualizer.scrollToEnd()
    })
    observer.observe(scrollElement)
    return () => observer.disconnect()
  }, [virtualizer])

  return {
    noteScroll: ({ offsetHeight, offsetWidth }: HTMLElement) => {
      // A list that becomes smaller scrolls before it is told its size.
      const isSame = size.current.height === offsetHeight && size.current.width === offsetWidth
      if (isSame) wasAtEnd.current = virtualizer.isAtEnd(END_DISTANCE)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Home' || !hasOlder) return
      event.preventDefault()
      isGoingToOldest.current = true
      void history.loadAll()
    },
  }
}

const frame = css({ position: 'relative', flex: '1', minHeight: '0', display: 'flex' })
const scrolling = css({
  flex: '1',
  minWidth: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
  paddingInline: '5',
  outlineOffset: '[-4px]',
  _print: { overflow: 'visible' },
})
const sizer = css({
  position: 'relative',
  flex: 'none',
  marginTop: 'auto',
  _print: { height: '[auto !important]' },
})
const place = css({
  position: 'absolute',
  top: '0',
  insetInline: '0',
  _print: { position: 'static', transform: '[none !important]', breakInside: 'avoid' },
})
