import { useLingui } from '@lingui/react/macro'
import type { ChangeEvent } from 'react'
import { activate, locales } from '#src/i18n/activate.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { SharedIcon } from '#src/ui/icon/shared-icon.tsx'
import { css } from '#styled-system/css'

/** A native select, because a menu of the kit would add more bytes than the rest of the page. */
export function LanguageSelect() {
  const { t, i18n } = useLingui()
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = locales.find(locale => locale === target.value)
    if (chosen) void activate(chosen)
  }
  return (
    <div className={frame}>
      <img src={assetUrl(`flags/${i18n.locale}.svg`)} alt="" width="21" height="15" className={flag} />
      <select aria-label={t`Language`} value={i18n.locale} onChange={choose} className={native}>
        {locales.map(locale => (
          <option key={locale} value={locale} lang={locale}>
            {names[locale]}
          </option>
        ))}
      </select>
      <SharedIcon name="chevron-down-micro" />
    </div>
  )
}

const names = { vi: 'Tiếng Việt', en: 'English' }

const frame = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  textStyle: 'label',
  color: 'muted',
  marginRight: '-3',
  '& > svg': {
    position: 'absolute',
    right: '3',
    width: 'icon.xs',
    height: 'icon.xs',
    pointerEvents: 'none',
  },
})
const native = css({
  appearance: 'none',
  fieldSizing: '[content]',
  height: 'touch',
  paddingLeft: '10',
  paddingRight: '8',
  borderRadius: 'md',
  color: 'muted',
  background: 'transparent',
  _hover: { background: 'hover', color: 'fg' },
  // The system draws the open list on its own background.
  '& option': { color: 'fg', background: 'raised' },
})
const flag = css({ position: 'absolute', left: '3', borderRadius: 'xs', pointerEvents: 'none' })
