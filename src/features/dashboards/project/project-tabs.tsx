import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { css, cva } from '#styled-system/css'

export type ProjectTab = 'home' | 'budget' | 'team'

/** Links to the parts of the project. The tabs of Ark would be 14 KiB of script more. */
export function ProjectTabs({ tab }: { tab: ProjectTab }) {
  const { t } = useLingui()
  const tabs: { value: ProjectTab; label: string }[] = [
    { value: 'home', label: t`Overview` },
    { value: 'budget', label: t`Budget` },
    { value: 'team', label: t`Team` },
  ]

  return (
    <nav aria-label={t`Parts of the project`} className={row}>
      {tabs.map(({ value, label }) => (
        <Link
          key={value}
          to="/dashboards/project"
          search={previous => ({ ...previous, tab: value === 'home' ? undefined : value })}
          resetScroll={false}
          activeOptions={{ explicitUndefined: true }}
          className={link({ isChosen: value === tab })}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

const row = css({
  display: 'flex',
  gap: '6',
  overflowX: 'auto',
  boxShadow: '[inset 0 -1px 0 {colors.border}]',
})
const link = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    height: '12',
    paddingInline: '0.5',
    fontWeight: 'medium',
    color: 'muted',
    borderRadius: 'xs',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '[-2px]' },
  },
  variants: {
    isChosen: {
      true: { color: 'fg', fontWeight: 'title', boxShadow: '[inset 0 -3px 0 {colors.accent.solid}]' },
      false: {},
    },
  },
})
