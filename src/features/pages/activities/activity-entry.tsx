import { DataLink } from '#src/blocks/links/data-link.tsx'
import type { Activity } from '#src/contract/activities.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { SpriteIcon } from '#src/ui/icon/sprite-icon.tsx'
import { RichLine, RichText } from '#src/ui/text/rich-text.tsx'
import { css, cx } from '#styled-system/css'
import { link } from '#styled-system/recipes'

interface Props {
  activity: Activity
  time: string
}

/** One activity: who or what, a sentence, the time, and a link. */
export function ActivityEntry({ activity, time }: Props) {
  const { icon, image, description, extraContent, linkedContent, date } = activity
  return (
    <li className={entry}>
      <span aria-hidden="true" className={lead}>
        {image ? (
          <Avatar decorative name="" image={image} />
        ) : (
          <span className={disc}>
            <SpriteIcon name={icon ?? 'star'} />
          </span>
        )}
      </span>
      <div className={words}>
        <p>
          <RichLine html={description} />
        </p>
        {extraContent && (
          <div className={extra}>
            <RichText html={withAddresses(extraContent)} />
          </div>
        )}
        <div className={foot}>
          <time dateTime={date} className={css({ fontVariantNumeric: 'tabular-nums' })}>
            {time}
          </time>
          {linkedContent && (
            <DataLink link={activity.link} useRouter={activity.useRouter} className={cx(link(), target)}>
              {linkedContent}
            </DataLink>
          )}
        </div>
      </div>
    </li>
  )
}

/** Pictures of the sample are files of the app, below its address. */
const withAddresses = (html: string) => html.replaceAll('src="images/', `src="${assetUrl('images/')}`)

const entry = css({ position: 'relative', display: 'flex', gap: '4', breakInside: 'avoid' })
/** The line from one lead to the next. */
const lead = css({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  'li:not(:last-child) > &': {
    _after: {
      content: '""',
      flex: '1',
      width: 'hairline',
      minHeight: '5',
      marginBlock: '1.5',
      background: 'borderStrong',
    },
  },
})
const disc = css({
  display: 'grid',
  placeItems: 'center',
  width: '10',
  height: '10',
  borderRadius: 'full',
  background: 'sunken',
  color: 'muted',
})
const words = css({
  flex: '1',
  minWidth: '0',
  paddingBlockStart: '2',
  paddingBlockEnd: '5',
  overflowWrap: 'anywhere',
})
const extra = css({
  marginBlockStart: '2',
  paddingInline: '4',
  paddingBlock: '3',
  borderRadius: 'lg',
  background: 'sunken',
  color: 'muted',
})
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  textStyle: 'caption',
  color: 'subtle',
})
const target = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: '6', _touch: 'touch' },
})
