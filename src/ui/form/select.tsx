import { ChevronUpDownIcon } from '@heroicons/react/16/solid'
import { Trans } from '@lingui/react/macro'
import { LazyLayer } from '#src/ui/lazy/lazy-layer.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { css, cx } from '#styled-system/css'
import { type InputVariantProps, input } from '#styled-system/recipes'
import { useFieldProps } from './field-context.ts'
import type { SelectOption } from './select-props.ts'

interface Look extends InputVariantProps {
  placeholder?: string
  disabled?: boolean
  /** The accessible name when there is no `Field` around it. */
  'aria-label'?: string
  className?: string
}

interface SelectProps<Value extends string> extends Look {
  options: SelectOption<Value>[]
  value: NoInfer<Value> | null
  onChange: (value: Value) => void
}

interface MultiSelectProps<Value extends string> extends Look {
  options: SelectOption<Value>[]
  value: NoInfer<Value>[]
  onChange: (value: Value[]) => void
}

/** A choice of one of a few options. Its list loads when the pointer or the focus reaches it. */
export function Select<Value extends string>({ value, onChange, ...props }: SelectProps<Value>) {
  const change = ([chosen]: Value[]) => chosen !== undefined && onChange(chosen)
  return <AnySelect {...props} value={value === null ? [] : [value]} onChange={change} />
}

/** A choice of several options. */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  return <AnySelect {...props} multiple />
}

const SelectPanel = lazyWithRetry(() => import('./select-panel.tsx').then(module => module.SelectPanel))

function AnySelect<Value extends string>(props: MultiSelectProps<Value> & { multiple?: boolean }) {
  const { options, value, onChange, multiple, size, placeholder, className, ...button } = props
  const chosen = options.filter(option => value.includes(option.value))

  // The panel uses strings; only values of `options` are passed on.
  const change = (values: string[]) =>
    onChange(options.map(option => option.value).filter(own => values.includes(own)))

  const trigger = (
    <button
      type="button"
      role="combobox"
      {...useFieldProps()}
      {...button}
      className={cx(input({ size }), look, className)}
    >
      {chosen.length === 1 && chosen[0]?.icon}
      <span className={text} data-empty={chosen.length === 0 || undefined}>
        {chosen.map(option => option.label).join(', ') || placeholder || <Trans>Choose…</Trans>}
      </span>
      <ChevronUpDownIcon className={chevron} />
    </button>
  )

  return (
    <LazyLayer trigger={trigger} popup="listbox" preload={SelectPanel.preload}>
      {layer => (
        <SelectPanel {...layer} options={options} value={value} onChange={change} multiple={multiple} />
      )}
    </LazyLayer>
  )
}

const look = css({ textAlign: 'start', cursor: 'pointer' })
const text = css({ flex: '1', minWidth: '0', truncate: true, '&[data-empty]': { color: 'placeholder' } })
const chevron = css({ width: '[1rem !important]', height: '[1rem !important]', color: 'subtle' })
