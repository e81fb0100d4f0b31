import type { VirtualItem } from '@tanstack/react-virtual'
import { type ReactNode, useId } from 'react'
import { css } from '#styled-system/css'
import type { GroupedRow } from './grouped-rows.ts'

interface Props<Item> {
  head: VirtualItem
  /** The rows of this group that are visible. */
  drawn: readonly VirtualItem[]
  rows: readonly GroupedRow<Item>[]
  /** The start of the next section, in px. */
  end: number
  measure: (element: Element | null) => void
  children: (item: Item, index: number) => ReactNode
}

/** One group of a grouped list. It has the full height of the group, so that its sticky heading stays inside it. */
export function GroupedSection<Item>({ head, drawn, rows, end, measure, children }: Props<Item>) {
  const headId = useId()
  const row = rows[head.index]
  if (row?.kind !== 'head') return null

  return (
    <section
      aria-labelledby={headId}
      className={section}
      style={{ top: head.start, height: end - head.start }}
    >
      <h2 id={headId} ref={measure} data-index={head.index} className={letter}>
        {row.group}
      </h2>
      <ul>
        {drawn.map(({ key, index, start }) => {
          const line = rows[index]
          return (
            line?.kind === 'item' && (
              <li
                key={key}
                ref={measure}
                data-index={index}
                aria-setsize={row.count}
                aria-posinset={index - head.index}
                className={item}
                style={{ top: start - head.start }}
              >
                {children(line.item, line.index)}
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}

const section = css({
  position: 'absolute',
  insetInline: '0',
  _print: { position: 'static', height: '[auto !important]' },
})
const letter = css({
  position: 'sticky',
  top: '0',
  zIndex: 'raised',
  display: 'flex',
  alignItems: 'center',
  height: '[2.125rem]',
  paddingInline: 'page',
  textStyle: 'label',
  fontWeight: 'title',
  color: 'accent.text',
  background: 'canvas',
  borderBlockEnd: 'hairline',
  _print: { position: 'static', breakAfter: 'avoid', background: '[none]', paddingInline: '0' },
})
const item = css({
  position: 'absolute',
  insetInline: '0',
  _print: { position: 'static', breakInside: 'avoid' },
})
