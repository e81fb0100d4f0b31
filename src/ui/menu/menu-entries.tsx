import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { CheckIcon, ChevronRightIcon } from '@heroicons/react/16/solid'
import { option, optionText } from '#src/ui/form/option.ts'
import { css } from '#styled-system/css'
import type { MenuChoice, MenuEntry, MenuGroup, Submenu } from './menu-props.ts'
import { menuSheet } from './menu-sheet.ts'

/** The entries of a menu, of a group in it, or of a submenu. `prefix` begins the value of each entry. */
export function MenuEntries({ entries, prefix = 'entry-' }: { entries: MenuEntry[]; prefix?: string }) {
  return entries.map((entry, index) => (
    <Entry key={keyOf(entry, index)} entry={entry} value={`${prefix}${index}`} />
  ))
}

/** The value of the first entry if the highlight can be put on it, else null. */
export function firstValue([first]: MenuEntry[], prefix = 'entry-'): string | null {
  if (!first || first === 'separator') return null
  if ('options' in first) return first.value
  if ('heading' in first) return firstValue(first.entries, `${prefix}0-`)
  return `${prefix}0`
}

const keyOf = (entry: MenuEntry, index: number) =>
  typeof entry === 'object' && 'label' in entry ? `${entry.label} ${index}` : index

/** `value` comes from the place in the menu: two entries may have the same label. */
function Entry({ entry, value }: { entry: MenuEntry; value: string }) {
  if (entry === 'separator') return <Ark.Separator className={separator} />
  if ('options' in entry) return <Choice {...entry} />
  if ('entries' in entry)
    return 'heading' in entry ? <Group {...entry} value={value} /> : <SubmenuEntry {...entry} />

  const { label, icon, disabled } = entry
  if ('checked' in entry)
    return (
      <Ark.CheckboxItem
        value={value}
        valueText={label}
        disabled={disabled}
        checked={entry.checked}
        onCheckedChange={entry.onCheckedChange}
        closeOnSelect={false}
        className={option({ chosen: entry.checked })}
      >
        {icon}
        <span className={optionText()}>{label}</span>
        {entry.checked && <CheckIcon data-check />}
      </Ark.CheckboxItem>
    )

  return (
    <Ark.Item
      value={value}
      valueText={label}
      disabled={disabled}
      onSelect={entry.run}
      className={option({ danger: entry.danger })}
    >
      {icon}
      <span className={optionText()}>{label}</span>
      {entry.detail && <span className={detail}>{entry.detail}</span>}
    </Ark.Item>
  )
}

function Choice({ heading, value, onChange, options }: MenuChoice) {
  return (
    <Ark.RadioItemGroup value={value} onValueChange={change => onChange(change.value)}>
      {heading && <Ark.ItemGroupLabel className={groupLabel}>{heading}</Ark.ItemGroupLabel>}
      {options.map(({ value: own, label, icon, disabled }) => (
        <Ark.RadioItem
          key={own}
          value={own}
          disabled={disabled}
          className={option({ chosen: own === value })}
        >
          {icon}
          <span className={optionText()}>{label}</span>
          {own === value && <CheckIcon data-check />}
        </Ark.RadioItem>
      ))}
    </Ark.RadioItemGroup>
  )
}

function Group({ heading, entries, value }: MenuGroup & { value: string }) {
  return (
    <Ark.ItemGroup>
      <Ark.ItemGroupLabel className={groupLabel}>{heading}</Ark.ItemGroupLabel>
      <MenuEntries entries={entries} prefix={`${value}-`} />
    </Ark.ItemGroup>
  )
}

function SubmenuEntry({ label, icon, entries }: Submenu) {
  return (
    <Ark.Root
      loopFocus
      positioning={{ placement: 'right-start', gutter: 4, overflowPadding: 8, strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <Ark.TriggerItem className={option()}>
        {icon}
        <span className={optionText()}>{label}</span>
        <ChevronRightIcon className={css({ opacity: 'soft' })} />
      </Ark.TriggerItem>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={menuSheet}>
            <MenuEntries entries={entries} />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

const separator = css({ marginBlock: '2', marginInline: '-2', border: 'none', borderBlockStart: 'hairline' })

const groupLabel = css({
  textStyle: 'caption',
  color: 'subtle',
  paddingInline: '3',
  paddingBlockStart: '2',
  paddingBlockEnd: '1',
})

const detail = css({
  flex: 'none',
  textStyle: 'caption',
  color: 'subtle',
  fontVariantNumeric: 'tabular-nums',
})
