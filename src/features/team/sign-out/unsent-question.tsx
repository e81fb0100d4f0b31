import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Page } from '#src/blocks/visitor/frame/page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'

interface Props {
  /** The number of changes that the team does not have yet, and of those that it has refused. */
  waiting: number
  failed: number
  onSignOut: () => void
}

/** Says before signing out what the team does not have yet, and what becomes of it. */
export function UnsentQuestion({ waiting, failed, onSignOut }: Props) {
  const { t } = useLingui()
  return (
    <Page
      title={t`Sign out`}
      heading={<Trans>Sign out before everything is sent?</Trans>}
      lead={
        <>
          {waiting > 0 && (
            <Plural
              value={waiting}
              one="# change has not reached the team yet. It stays on this device and is sent after the next sign-in here."
              other="# changes have not reached the team yet. They stay on this device and are sent after the next sign-in here."
            />
          )}{' '}
          {failed > 0 && (
            <Plural
              value={failed}
              one="# change was refused by the team. It stays on this device until somebody tries it again or discards it."
              other="# changes were refused by the team. They stay on this device until somebody tries them again or discards them."
            />
          )}
        </>
      }
    >
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button variant="primary" size="lg" onClick={onSignOut}>
          <Trans>Sign out anyway</Trans>
        </Button>
        <Link to="/main/console" className={button({ size: 'lg' })}>
          <Trans>Stay signed in</Trans>
        </Link>
      </div>
    </Page>
  )
}
