import { Trans, useLingui } from '@lingui/react/macro'
import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { css } from '#styled-system/css'

/** What is wrong with the thing, how it came, and its photos. */
export function ThingCard({ row }: { row: CareTicket }) {
  const { t } = useLingui()
  return (
    <>
      {row.reason && (
        <Notice tone="warning" title={<Trans>Not repaired</Trans>}>
          {row.reason}
        </Notice>
      )}
      <Card title={<Trans>What is wrong</Trans>}>
        <div className={body}>
          <p className={words}>{row.issue}</p>
          {row.note && (
            <div>
              <h3 className={css({ textStyle: 'label', color: 'muted' })}>
                <Trans>Accessories and condition</Trans>
              </h3>
              <p className={words}>{row.note}</p>
            </div>
          )}
          {row.photos.length > 0 && (
            <ul aria-label={t`Photos`} className={pictures}>
              {row.photos.map((path, index) => (
                <li key={path}>
                  <a href={assetUrl(path)} target="_blank" rel="noreferrer">
                    <img
                      src={assetUrl(path)}
                      alt={t`Photo ${{ number: index + 1 }}`}
                      loading="lazy"
                      className={picture}
                    />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Card>
    </>
  )
}

const body = css({ display: 'grid', gap: '4', paddingInline: 'card', paddingBlockEnd: '5' })
const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
const pictures = css({ display: 'flex', flexWrap: 'wrap', gap: '2.5' })
const picture = css({
  width: '28',
  height: '28',
  objectFit: 'cover',
  borderRadius: 'lg',
  background: 'sunken',
})
