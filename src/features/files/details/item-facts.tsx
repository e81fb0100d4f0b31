import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { OpenItem } from '#src/contract/files.ts'
import { kindOf } from '#src/features/files/browse/file-art.tsx'
import { folderLink } from '#src/features/files/links.ts'
import { formatDate, formatTime } from '#src/lib/format/dates.ts'
import { formatFileSize } from '#src/ui/file/format-file-size.ts'
import { Facts } from '#src/ui/layout/facts.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { link } from '#styled-system/recipes'

/** What is known of an item, as names with values. */
export function ItemFacts({ found: { item, path } }: { found: OpenItem }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const moment = (text: string) => {
    const date = new Date(text)
    return `${formatDate(date, formats)}, ${formatTime(date, i18n.locale)}`
  }
  const folder = path.at(-1)

  return (
    <div className={frame}>
      <Facts
        facts={[
          [t`Kind`, item.type === 'folder' ? t`Folder` : kindOf(item)],
          [t`File size`, formatFileSize(item.size, i18n.locale)],
          [
            t`Items inside`,
            item.contents !== null && (
              <Plural value={Number(item.contents)} _0="Empty" one="# item" other="# items" />
            ),
          ],
          [
            t`Folder`,
            <Link key="folder" {...folderLink(folder?.id ?? null)} search={{}} className={link()}>
              {folder?.name ?? <Trans>All files</Trans>}
            </Link>,
          ],
          [t`Created by`, item.createdBy],
          [t`Created`, moment(item.createdAt)],
          [t`Changed`, moment(item.modifiedAt)],
        ]}
      />
    </div>
  )
}

/** The lines begin where the fields do. */
const frame = css({ marginInline: '[calc(-1 * {spacing.card})]', marginBlockEnd: '[-0.75rem]' })
