import { Trans } from '@lingui/react/macro'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { css } from '#styled-system/css'
import { AvatarField } from './avatar-field.tsx'
import { FormatFields } from './format-fields.tsx'
import { Section } from './section.tsx'
import { usePreferences } from './use-preferences.ts'

/** The user's data from the shop, and the user's formats for dates, amounts, lists and slips. */
export function ProfilePanel() {
  const { preferences, choose } = usePreferences()

  return (
    <>
      <Section title={<Trans>You</Trans>} hint={<Trans>As your shop knows you</Trans>}>
        <div className={you}>
          <AvatarField employeeID={preferences.employeeID} />
          {/* spec: name, emails and telephone are shown read-only */}
          <div className={facts}>
            <Field label={<Trans>Full name</Trans>}>
              <Input readOnly className={quiet} value={preferences.name} />
            </Field>
            <Field label={<Trans>Email</Trans>}>
              <Input readOnly className={quiet} value={preferences.emails} />
            </Field>
            <Field label={<Trans>Telephone</Trans>}>
              <Input readOnly className={quiet} value={preferences.telephone} />
            </Field>
          </div>
        </div>
      </Section>
      <Section title={<Trans>Formats</Trans>} hint={<Trans>They hold everywhere at once</Trans>}>
        <FormatFields preferences={preferences} choose={choose} />
      </Section>
    </>
  )
}

const quiet = css({ background: 'sunken', boxShadow: 'insetHairline' })
const you = css({ display: 'grid', gap: '5' })
const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
  '& > :first-child': { gridColumn: '[1 / -1]' },
})
