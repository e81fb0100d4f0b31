import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox'
import { Portal } from '@ark-ui/react/portal'
import { CheckIcon, ChevronUpDownIcon, XMarkIcon } from '@heroicons/react/16/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { fold } from '#src/lib/text/fold.ts'
import { floating } from '#src/ui/overlay/floating.ts'
import { css, cx } from '#styled-system/css'
import { input } from '#styled-system/recipes'
import { useFieldProps } from './field-context.ts'
import { option, optionText } from './option.ts'
import type { SelectOption } from './select-props.ts'

interface Props<Value extends string> {
  options: SelectOption<Value>[]
  value: NoInfer<Value> | null
  onChange: (value: Value | null) => void
  placeholder?: string
  disabled?: boolean
  /** The accessible name when there is no `Field` around it. */
  'aria-label'?: string
}

/** A choice of one option, which is found by typing; accents and case are ignored. */
export function Combobox<Value extends string>({ options, value, onChange, ...props }: Props<Value>) {
  const { t } = useLingui()
  const { id, ...field } = { id: useId(), ...useFieldProps() }
  const [query, setQuery] = useState('')
  const found = options.filter(item => fold(item.label).includes(fold(query.trim())))
  const collection = createListCollection<SelectOption<Value>>({
    items: found,
    itemToString: item => item.label,
  })
  const chosen = options.find(item => item.value === value)

  return (
    <Ark.Root
      collection={collection}
      value={value === null ? [] : [value]}
      onValueChange={change => onChange(change.items[0]?.value ?? null)}
      defaultInputValue={chosen?.label}
      onInputValueChange={change => setQuery(change.reason === 'input-change' ? change.inputValue : '')}
      openOnClick
      inputBehavior="autohighlight"
      disabled={props.disabled}
      ids={{ input: id }}
      positioning={{ sameWidth: true, gutter: 4, overflowPadding: 8, strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <Ark.Control className={input()}>
        {chosen?.icon}
        <Ark.Input
          {...field}
          id={id}
          aria-label={props['aria-label']}
          aria-labelledby={props['aria-label'] ? undefined : `${id}-label`}
          placeholder={props.placeholder}
        />
        {value !== null && (
          <Ark.ClearTrigger className={inner} aria-label={t`Clear`}>
            <XMarkIcon />
          </Ark.ClearTrigger>
        )}
        <Ark.Trigger className={inner} aria-label={t`Show all`} tabIndex={-1}>
          <ChevronUpDownIcon />
        </Ark.Trigger>
      </Ark.Control>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={list}>
            {found.length === 0 && (
              <p className={none}>
                <Trans>Nothing matches “{query}”</Trans>
              </p>
            )}
            {found.map(item => (
              <Ark.Item key={item.value} item={item} className={option({ chosen: item.value === value })}>
                {item.icon}
                <Ark.ItemText className={optionText()}>{item.label}</Ark.ItemText>
                {item.value === value && <CheckIcon data-check />}
              </Ark.Item>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

const inner = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '6',
  height: 'control.sm',
  borderRadius: 'sm',
  color: 'subtle',
  _hover: { color: 'fg' },
  '& svg': { width: '[1rem !important]', height: '[1rem !important]' },
})

const list = cx(floating, css({ padding: '1.5', maxHeight: '[min(var(--available-height), 20rem)]' }))
const none = css({ padding: '3', color: 'muted' })
