import { Cog6ToothIcon, TagIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type MailSettings, messageLayouts } from '#src/contract/shared/mail-folders.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { css } from '#styled-system/css'

/** The settings of the mailbox: the place of the open mail, and the labels. */
export function LayoutMenu() {
  const { t } = useLingui()
  const { settings, updateSettings } = useMails()
  const navigate = useNavigate()
  const names: Record<MailSettings['messageLayout'], string> = {
    right: t`Beside the list`,
    bottom: t`Below the list`,
    full: t`In place of the list`,
  }

  return (
    <Menu
      placement="top-start"
      trigger={
        <Button variant="ghost" className={button}>
          <Cog6ToothIcon />
          <Trans>Settings</Trans>
        </Button>
      }
      entries={[
        {
          heading: t`Read a mail`,
          value: settings.messageLayout,
          onChange: value => {
            const messageLayout = messageLayouts.find(layout => layout === value)
            if (messageLayout) void updateSettings({ messageLayout })
          },
          options: messageLayouts.map(value => ({ value, label: names[value] })),
        },
        'separator',
        {
          label: t`Edit labels`,
          icon: <TagIcon />,
          run: () => void navigate({ to: '.', search: previous => ({ ...previous, labels: 'edit' }) }),
        },
      ]}
    />
  )
}

const button = css({
  justifyContent: 'flex-start',
  gap: '3',
  marginBlockStart: 'auto',
  paddingInline: '3',
  fontWeight: 'medium',
})
