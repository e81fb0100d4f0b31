import { Trans, useLingui } from '@lingui/react/macro'
import { layouts, schemes, themes } from '#src/contract/shared/display.ts'
import { useDisplay } from '#src/shell/display.tsx'
import { hideSamples, useSamplesHidden } from '#src/shell/navigation/samples.ts'
import { useThemeNames } from '#src/theme/theme-names.ts'
import { Switch } from '#src/ui/form/switch.tsx'
import { useLayoutNames, useSchemeNames } from './display-names.ts'
import { LayoutPicture } from './pictures/layout-picture.tsx'
import { PictureChoice } from './pictures/picture-choice.tsx'
import { SchemePicture } from './pictures/scheme-picture.tsx'
import { ThemePicture } from './pictures/theme-picture.tsx'
import { Section } from './section.tsx'

/** Theme, scheme and layout of the user. A choice is shown immediately and stored. */
export function DisplayPanel() {
  const { t } = useLingui()
  const { display, choose } = useDisplay()
  const isHidden = useSamplesHidden()
  const [themeNames, schemeNames, layoutNames] = [useThemeNames(), useSchemeNames(), useLayoutNames()]

  return (
    <>
      <Section
        title={<Trans>Theme</Trans>}
        hint={<Trans>The colour of actions, selection and navigation</Trans>}
      >
        <PictureChoice
          label={t`Theme`}
          look="six"
          value={display.theme}
          onChange={theme => choose({ theme })}
          options={themes.map(theme => ({
            value: `theme-${theme}` as const,
            label: themeNames[theme],
            picture: <ThemePicture theme={theme} />,
          }))}
        />
      </Section>
      <Section title={<Trans>Scheme</Trans>}>
        <PictureChoice
          label={t`Scheme`}
          look="three"
          value={display.scheme}
          onChange={scheme => choose({ scheme })}
          options={schemes.map(scheme => ({
            value: scheme,
            label: schemeNames[scheme],
            hint: scheme === 'auto' && <Trans>As the device</Trans>,
            picture: <SchemePicture scheme={scheme} />,
          }))}
        />
      </Section>
      <Section title={<Trans>Layout</Trans>} hint={<Trans>Where the navigation sits</Trans>}>
        <PictureChoice
          label={t`Layout`}
          look="four"
          value={display.layout}
          onChange={layout => choose({ layout })}
          options={layouts.map(layout => ({
            value: layout,
            label: layoutNames[layout],
            picture: <LayoutPicture layout={layout} />,
          }))}
        />
      </Section>
      <Section title={<Trans>Navigation</Trans>}>
        <Switch
          checked={!isHidden}
          onChange={event => hideSamples(!event.target.checked)}
          hint={<Trans>Sample pages, building blocks and documentation, on this device</Trans>}
        >
          <Trans>Show samples</Trans>
        </Switch>
      </Section>
    </>
  )
}
