import { Plural, Trans, useLingui } from '@lingui/react/macro'
import changelog from '#changelog?raw'
import { readChangelog } from '#src/features/docs/changelog/read-changelog.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { css } from '#styled-system/css'

const releases = readChangelog(changelog)

/** What changed in each release, as the file of this build says. */
export function Page() {
  const { t, i18n } = useLingui()
  return (
    <PageLayout title={t`Changelog`} lead={<Trans>What changed in each release.</Trans>}>
      {i18n.locale !== 'en' && (
        <Notice>
          <Trans>The changes are written in English.</Trans>
        </Notice>
      )}
      {releases.map(({ title, changes }) => (
        <Card
          key={title}
          title={<span lang="en">{title}</span>}
          action={
            <span className={css({ color: 'subtle' })}>
              <Plural value={changes.length} one="# change" other="# changes" />
            </span>
          }
        >
          <ul lang="en" className={css({ paddingBlockEnd: '2' })}>
            {changes.map(({ area, text }) => (
              <li key={`${area}: ${text}`} className={line}>
                {area && <strong className={css({ display: 'block', fontWeight: 'label' })}>{area}</strong>}
                <span className={css({ color: 'muted' })}>{text}</span>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </PageLayout>
  )
}

const line = css({
  paddingInline: 'card',
  paddingBlock: '2.5',
  maxWidth: 'pane.readMax',
  overflowWrap: 'anywhere',
  '& + &': { borderBlockStart: 'hairline' },
})
