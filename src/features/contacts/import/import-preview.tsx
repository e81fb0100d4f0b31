import type { ReactNode } from 'react'
import { Tag } from '#src/ui/badge/tag.tsx'
import { VirtualList } from '#src/ui/lists/virtual-list.tsx'
import { css } from '#styled-system/css'
import { input } from '#styled-system/recipes'

export interface ImportLine<Choice extends string> {
  key: number
  /** A picture of the entry. */
  lead?: ReactNode
  title: string
  detail: string
  /** The state of the entry: "New", "Here already". */
  status: { label: string; tone: 'neutral' | 'success' | 'warning' }
  choice: Choice
  choices: readonly { value: Choice; label: string }[]
}

interface Props<Choice extends string> {
  label: string
  lines: readonly ImportLine<Choice>[]
  /** The accessible name of a line's choice, made from its title. */
  choiceLabel: (title: string) => string
  onChoose: (key: number, choice: Choice) => void
}

/** The content of a file, line by line, with a choice of what to do with each. Nothing is written yet. */
export function ImportPreview<Choice extends string>({ label, lines, ...props }: Props<Choice>) {
  return (
    <VirtualList items={lines} keyOf={line => line.key} estimate={60} label={label} className={frame}>
      {line => (
        <div className={row} data-skipped={line.choice === 'skip' || undefined}>
          {line.lead}
          <div className={words}>
            <p className={title}>{line.title}</p>
            <p className={detail}>{line.detail}</p>
          </div>
          <Tag tone={line.status.tone} className={status}>
            {line.status.label}
          </Tag>
          {/* A native element: there can be thousands of lines, and it works well on phones. */}
          <select
            aria-label={props.choiceLabel(line.title)}
            className={`${input({ size: 'sm' })} ${choice}`}
            value={line.choice}
            onChange={({ target }) => {
              const chosen = line.choices.find(({ value }) => value === target.value)
              if (chosen) props.onChoose(line.key, chosen.value)
            }}
          >
            {line.choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
    </VirtualList>
  )
}

const frame = css({ height: '[min(50dvh, 26rem)]', borderRadius: 'lg', boxShadow: 'insetHairline' })
const row = css({
  display: 'flex',
  flexWrap: { base: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: '3',
  minHeight: 'row',
  paddingInline: '3.5',
  paddingBlock: '2',
  borderBlockEnd: 'hairline',
  '&[data-skipped] > :not(select)': { opacity: '[0.6]' },
})
/** On a phone the state and the choice are below. */
const words = css({ flex: { base: '[1 1 calc(100% - 4rem)]', sm: '1' }, minWidth: '0' })
const title = css({ truncate: true, fontWeight: 'label' })
const detail = css({ truncate: true, textStyle: 'caption', color: 'subtle' })
const status = css({ flex: 'none', marginInlineStart: { base: '[2.75rem]', sm: '0' } })
const choice = css({ width: '32', flex: 'none', marginInlineStart: 'auto', _touch: { minHeight: 'touch' } })
