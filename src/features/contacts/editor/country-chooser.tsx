import { ChevronDownIcon } from '@heroicons/react/16/solid'
import { CheckIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Flag, FlagOf } from '#src/features/contacts/fields/flag.tsx'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { fold } from '#src/lib/text/fold.ts'
import { Input } from '#src/ui/form/input.tsx'
import { isEnter } from '#src/ui/keyboard/is-enter.ts'
import { Popover } from '#src/ui/overlay/popover.tsx'
import { css } from '#styled-system/css'

interface Props {
  country: string
  onChange: (iso: string) => void
}

/** The flag and the dial code before a number; opens a list of all countries, searchable by name or code. */
export function CountryChooser({ country, onChange }: Props) {
  const { t } = useLingui()
  const { codes } = useContacts()
  const code = codes.get(country.toLowerCase())
  return (
    <Popover
      label={t`Country of the number`}
      width="sm"
      flush
      trigger={
        <button type="button" className={trigger} aria-label={t`Country: ${{ code: code ?? country }}`}>
          <Flag country={country} />
          <span>{code ?? country}</span>
          <ChevronDownIcon />
        </button>
      }
    >
      {close => (
        <Countries
          chosen={country}
          onChoose={iso => {
            onChange(iso)
            close()
          }}
        />
      )}
    </Popover>
  )
}

function Countries({ chosen, onChoose }: { chosen: string; onChoose: (iso: string) => void }) {
  const { t, i18n } = useLingui()
  const { countries } = useContacts()
  const [typed, setTyped] = useState('')
  const names = new Intl.DisplayNames(i18n.locale, { type: 'region' })
  const all = countries
    .map(country => ({ country, name: names.of(country.iso) ?? country.name }))
    .sort((a, b) => a.name.localeCompare(b.name, i18n.locale))
  const found = all.filter(
    ({ country, name }) =>
      fold(`${name} ${country.name}`).includes(fold(typed.trim())) || country.code.includes(typed.trim()),
  )

  return (
    <div className={frame}>
      <Input
        size="sm"
        autoFocus
        aria-label={t`Country or code`}
        placeholder={t`Country or code`}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          if (!isEnter(event) || !found[0]) return
          event.preventDefault()
          onChoose(found[0].country.iso.toLowerCase())
        }}
      />
      <ul className={list}>
        {found.map(({ country, name }) => {
          const isChosen = country.iso.toLowerCase() === chosen.toLowerCase()
          return (
            <li key={country.iso}>
              <button
                type="button"
                aria-pressed={isChosen}
                className={line}
                onClick={() => onChoose(country.iso.toLowerCase())}
              >
                <FlagOf country={country} />
                <span className={css({ flex: '1', minWidth: '0', textAlign: 'start' })}>{name}</span>
                {isChosen && <CheckIcon />}
                <span className={css({ color: 'subtle' })}>{country.code}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const trigger = css({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  height: 'control.sm',
  paddingInline: '1.5',
  borderRadius: 'sm',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
  _hover: { background: 'hover' },
  _after: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '[-6px]' },
  '& svg': { width: '[1rem !important]', height: '[1rem !important]', color: 'subtle' },
})
const frame = css({ padding: '2', display: 'grid', gap: '1' })
const list = css({ maxHeight: '64', overflowY: 'auto' })
const line = css({
  width: 'full',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'control.md',
  paddingInline: '2',
  borderRadius: 'md',
  contentVisibility: 'auto',
  _hover: { background: 'hover' },
  _focusVisible: { outlineOffset: '[-2px]' },
  _touch: { minHeight: 'touch' },
  '& svg': { width: 'icon.xs', height: 'icon.xs', color: 'accent.text' },
})
