import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { Input } from '#src/ui/form/input.tsx'
import { css, cx } from '#styled-system/css'
import type { SearchText } from './use-search-text.ts'

interface Props {
  /** The key `/` focuses the field by this id. */
  id: string
  label: string
  placeholder?: string
  search: Pick<SearchText, 'text' | 'change' | 'leave'>
  size?: 'sm' | 'md'
  className?: string
  onFocus?: () => void
}

/** The search field of a list. Its text is in the address; see `useSearchText`. */
export function SearchField({ id, label, placeholder, search, size = 'sm', className, onFocus }: Props) {
  const { t } = useLingui()
  return (
    <Input
      id={id}
      type="search"
      size={size}
      className={cx(quiet, className)}
      lead={<MagnifyingGlassIcon />}
      aria-label={label}
      placeholder={placeholder ?? t`Search`}
      value={search.text}
      onFocus={onFocus}
      onChange={event => search.change(event.target.value)}
      onBlur={search.leave}
    />
  )
}

const quiet = css({ color: 'subtle', minHeight: { smDown: 'touch', _touch: 'touch' } })
