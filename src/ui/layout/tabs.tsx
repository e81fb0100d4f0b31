import { Tabs as Ark } from '@ark-ui/react/tabs'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { tab, tabRow } from './tab-look.ts'

/** One tab. */
export interface Tab<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  disabled?: boolean
  panel: ReactNode
}

interface Props<Value extends string> {
  /** The accessible name of the row of tabs. */
  label: string
  tabs: Tab<Value>[]
  value: NoInfer<Value>
  onChange: (value: Value) => void
  /** The row extends to the edges of a drawer and stays visible while a panel scrolls. */
  inset?: boolean
}

/**
 * Panels of which one is shown; arrow keys move between the tabs. The row of tabs scrolls horizontally if it is too
 * long.
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange, inset }: Props<Value>) {
  function change(next: string) {
    const chosen = tabs.find(tab => tab.value === next)
    if (chosen) onChange(chosen.value)
  }

  return (
    <Ark.Root value={value} onValueChange={details => change(details.value)} lazyMount className={root}>
      <Ark.List ref={showChosen} aria-label={label} className={tabRow({ inset })}>
        {tabs.map(({ value, disabled, icon, label }) => (
          <Ark.Trigger key={value} value={value} disabled={disabled} className={tab}>
            {icon}
            {label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {tabs.map(tab => (
        <Ark.Content key={tab.value} value={tab.value} className={panel}>
          {tab.panel}
        </Ark.Content>
      ))}
    </Ark.Root>
  )
}

/**
 * Scrolls the row to the chosen tab: on a phone the row can be wider than the screen. `scrollIntoView` would move the
 * page too.
 */
function showChosen(row: HTMLElement | null) {
  const chosen = row?.querySelector('[data-selected]')?.getBoundingClientRect()
  if (!row || !chosen) return
  const { left, right } = row.getBoundingClientRect()
  row.scrollLeft += Math.max(chosen.right - right, 0) + Math.min(chosen.left - left, 0)
}

const root = css({ minWidth: '0' })

const panel = css({ paddingBlockStart: '5' })
