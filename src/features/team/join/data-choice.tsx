import { Trans } from '@lingui/react/macro'
import { RadioGroup } from '#src/ui/form/radio-group.tsx'

type Data = 'team' | 'device'

interface Props {
  value: Data
  onChange: (value: Data) => void
}

/** Whose data the team has after this device has joined. */
export const DataChoice = ({ value, onChange }: Props) => (
  <RadioGroup
    legend={<Trans>What the team and this device have afterwards</Trans>}
    value={value}
    onChange={onChange}
    options={[
      {
        value: 'team',
        label: <Trans>This device takes the team’s data</Trans>,
        hint: (
          <Trans>
            Its own data is replaced. A copy is kept: after leaving the team, Backup can take it back.
          </Trans>
        ),
      },
      {
        value: 'device',
        label: <Trans>The team starts with this device</Trans>,
        hint: (
          <Trans>
            For a new team that nobody uses yet: all data of this device, with its pictures and files,
            replaces the sample there. Passwords are not sent: everybody signs in to the team with an account
            of its server.
          </Trans>
        ),
      },
    ]}
  />
)
