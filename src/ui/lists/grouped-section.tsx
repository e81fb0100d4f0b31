import type { VirtualItem } from '@tanstack/react-virtual'
import { type ReactNode, useId } from 'react'
import { css } from '#styled-system/css'
import type { GroupedRow } from './grouped-rows.ts'

interface Props<Item> {
  head: VirtualItem
  /** Those of its rows that are in view. */
  drawn: readonly VirtualItem[]
  rows: readonly GroupedRow<Item>[]
  /** Where the next section begins, in px. */
  end: number
  measure: (element: Element | null) => void
  children: (item: Item, index: number) => ReactNode
}

/** One letter of a grouped list and what stands under it. As high as all of it, so that the letter knows where to stay. */
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
