import { Portal } from '@ark-ui/react/portal'
import { Select as Ark, createListCollection } from '@ark-ui/react/select'
import { CheckIcon } from '@heroicons/react/16/solid'
import type { Layer } from '#src/ui/lazy/lazy-layer.tsx'
import { floating } from '#src/ui/overlay/floating.ts'
import { useHighlight } from '#src/ui/overlay/use-highlight.ts'
import { css, cx } from '#styled-system/css'
import { option, optionText } from './option.ts'
import type { SelectOption } from './select-props.ts'

interface Props extends Layer {
  options: SelectOption[]
  value: string[]
  onChange: (value: string[]) => void
  multiple?: boolean
}

/** The list of a `Select` or `MultiSelect`. */
export function SelectPanel({ open, onOpenChange, ids, options, value, onChange, multiple }: Props) {
  const collection = createListCollection({ items: options, isItemDisabled: item => item.disabled ?? false })
  const [highlighted, highlight] = useHighlight(open, value[0] ?? options[0]?.value ?? null)
  return (
    <Ark.Root
      className={css({ display: 'contents' })}
      collection={collection}
      open={open}
      onOpenChange={change => onOpenChange(change.open)}
      ids={{ ...ids, control: ids.trigger }}
      value={value}
      onValueChange={change => onChange(change.value)}
      highlightedValue={highlighted}
      onHighlightChange={change => highlight(change.highlightedValue)}
      multiple={multiple}
      closeOnSelect={!multiple}
      positioning={{ sameWidth: true, gutter: 4, overflowPadding: 8, strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={list} aria-labelledby={ids.trigger}>
            {options.map(item => (
              <Ark.Item key={item.value} item={item} className={line(value.includes(item.value))}>
                {item.icon}
                <Ark.ItemText className={optionText()}>{item.label}</Ark.ItemText>
                {value.includes(item.value) && <CheckIcon data-check />}
              </Ark.Item>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

const line = (chosen: boolean) => option({ chosen })
const list = cx(floating, css({ padding: '1.5', minWidth: '40' }))
