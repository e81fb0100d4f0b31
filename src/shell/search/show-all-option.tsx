import { useLingui } from '@lingui/react/macro'
import { DataLink } from '#src/blocks/links/data-link.tsx'
import { countText } from '#src/lib/url/search-link.ts'
import { css } from '#styled-system/css'

interface Props {
  id: string
  /** The number of results. */
  count: number
  /** The name of the group. */
  name: string
  /** The screen that shows them; without one, the rest of the group is shown here. */
  link: string | undefined
  isActive: boolean
  onPick: () => void
}

/** Shows the rest of a group. It is an option like the results, so that the arrow keys of the field reach it. */
export function ShowAllOption({ id, count: number, name, link, isActive, onPick }: Props) {
  const { t } = useLingui()
  const count = countText(number)
  const option = {
    id,
    role: 'option',
    'aria-selected': isActive,
    'aria-label': t`Show all (${count}): ${name}`,
    tabIndex: -1,
    onClick: onPick,
    className: line,
  }
  const words = t`Show all (${count})`
  if (link)
    return (
      <DataLink {...option} link={link} useRouter>
        {words}
      </DataLink>
    )
  return (
    <button type="button" {...option}>
      {words}
    </button>
  )
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingInline: '3',
  borderRadius: 'md',
  cursor: 'pointer',
  textStyle: 'label',
  color: 'accent.text',
  scrollMarginBlock: '12',
  _hover: { background: 'hover' },
  '&[aria-selected=true]': { background: 'accent.selected', color: 'accent.onSelected' },
})
