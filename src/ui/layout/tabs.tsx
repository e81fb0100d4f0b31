import { Tabs as Ark } from '@ark-ui/react/tabs'
import type { ReactNode } from 'react'
import { css, cva } from '#styled-system/css'

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
      <Ark.List ref={showChosen} aria-label={label} className={list({ inset })}>
        {tabs.map(tab => (
          <Ark.Trigger key={tab.value} value={tab.value} disabled={tab.disabled} className={trigger}>
            {tab.icon}
            {tab.label}
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

/** Scrolls the chosen tab into view: on a phone the row can be wider than the screen. */
const showChosen = (row: HTMLElement | null) =>
  row?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

const root = css({ minWidth: '0' })

const list = cva({
  base: {
    display: 'flex',
    gap: '6',
    overflowX: 'auto',
    scrollbarWidth: '[none]',
    boxShadow: '[inset 0 -1px 0 {colors.border}]',
    _focusVisible: { outline: 'none' },
  },
  variants: {
    inset: {
      true: {
        position: 'sticky',
        // `sticky` is relative to the padding box.
        top: { base: '-5', sm: '-7' },
        zIndex: 'raised',
        marginBlockStart: { base: '-5', sm: '-7' },
        marginInline: { base: '-5', sm: '-7' },
        paddingInline: { base: '5', sm: '7' },
        background: 'surface',
      },
    },
  },
})

const trigger = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  flex: 'none',
  height: '12',
  paddingInline: '0.5',
  fontWeight: 'medium',
  color: 'muted',
  borderRadius: 'xs',
  _hover: { color: 'fg' },
  _disabled: { color: 'disabled' },
  _focusVisible: { outlineOffset: '[-2px]', boxShadow: 'none' },
  '& svg': { width: 'icon.md', height: 'icon.md' },
  '&[data-selected]': {
    color: 'fg',
    fontWeight: 'title',
    '& svg': { color: 'accent.text' },
    _after: {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      insetBlockEnd: '0',
      height: 'rail',
      borderTopRadius: 'xs',
      background: 'accent.solid',
      _highContrast: { background: '[Highlight]' },
    },
  },
})

const panel = css({ paddingBlockStart: '5' })
