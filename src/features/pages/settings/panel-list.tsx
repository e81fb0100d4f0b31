import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { css } from '#styled-system/css'
import { type SettingPanel, settingPanels } from './panels.ts'
import { usePanelNames } from './use-panel-names.tsx'

interface Props {
  current: SettingPanel
  onChoose: () => void
}

/** Links to the panels of the settings. */
export function PanelList({ current, onChoose }: Props) {
  const { t } = useLingui()
  const names = usePanelNames()
  return (
    <nav aria-label={t`Settings`}>
      <ul>
        {settingPanels.map(panel => {
          const { name, Icon } = names[panel]
          return (
            <li key={panel}>
              <Link
                to="/pages/settings"
                search={{ part: panel }}
                aria-current={panel === current ? 'page' : undefined}
                activeProps={{}}
                className={line}
                onClick={onChoose}
              >
                <Icon aria-hidden className={css({ flex: 'none', width: 'icon.md', height: 'icon.md' })} />
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  paddingInline: '3',
  borderRadius: 'md',
  color: 'muted',
  _hover: { background: 'hover', color: 'fg' },
  _focusVisible: { outlineOffset: '[-2px]' },
  '&[aria-current=page]': { background: 'accent.selected', color: 'accent.onSelected' },
})
