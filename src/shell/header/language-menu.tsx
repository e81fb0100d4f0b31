import { useLingui } from '@lingui/react/macro'
import { activate, locales } from '#src/i18n/activate.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { css } from '#styled-system/css'
import { languageNames } from './language-names.ts'

/** A menu with every language, each by its own name. */
export function LanguageMenu({ className }: { className?: string }) {
  const { t, i18n } = useLingui()
  const choose = (value: string) => {
    const chosen = locales.find(known => known === value)
    if (chosen) void activate(chosen)
  }

  return (
    <Menu
      placement="bottom-end"
      trigger={
        <IconButton label={t`Language`} className={className}>
          <Flag locale={i18n.locale} />
        </IconButton>
      }
      entries={[
        {
          value: i18n.locale,
          onChange: choose,
          options: locales.map(value => ({
            value,
            label: languageNames[value],
            icon: <Flag locale={value} />,
          })),
        },
      ]}
    />
  )
}

const Flag = ({ locale }: { locale: string }) => (
  <img src={assetUrl(`flags/${locale}.svg`)} alt="" width="21" height="15" className={flag} />
)

const flag = css({ display: 'block', flex: 'none', borderRadius: 'xs' })
