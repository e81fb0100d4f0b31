import { PencilSquareIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useChatNavigation } from '#src/features/chat/use-chat-navigation.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { css } from '#styled-system/css'
import { PersonHead } from './person-head.tsx'

const app = getRouteApi('/_app')

/** The user's own profile, as colleagues see it. */
export function ProfileDrawer({ open }: { open: boolean }) {
  const { t } = useLingui()
  const { user } = app.useLoaderData()
  const { closeLayer } = useChatNavigation()
  const navigate = useNavigate()
  const edit = () =>
    void navigate({
      to: '.',
      search: before => ({ ...before, pane: undefined, settings: 'profile' }),
      resetScroll: false,
    })

  return (
    <Drawer open={open} side="left" width="nav" label={t`Your profile`} onOpenChange={closeLayer}>
      <PersonHead name={user.name} avatar={user.avatar} status={user.status} about={user.email} />
      <div className={frame}>
        <Button onClick={edit}>
          <PencilSquareIcon />
          <Trans>Edit the profile</Trans>
        </Button>
      </div>
    </Drawer>
  )
}

const frame = css({ display: 'grid' })
