import {
  AcademicCapIcon,
  BookOpenIcon,
  ChatBubbleLeftRightIcon,
  CheckCircleIcon,
  CubeIcon,
  DocumentIcon,
  DocumentTextIcon,
  EnvelopeIcon,
  FolderIcon,
  ViewColumnsIcon,
} from '@heroicons/react/24/outline'
import { CheckCircleIcon as DoneIcon } from '@heroicons/react/24/solid'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { css } from '#styled-system/css'
import type { Result } from './find-everything.ts'

/** Shows the kind of a result: an avatar, a picture or an icon. */
export function ResultLead({ kind, result }: { kind: string; result: Result }) {
  const { value, image, completed } = result
  if (kind === 'contacts') return <Avatar decorative size="sm" name={value} image={image ?? null} />
  if (image) return <img src={assetUrl(image)} alt="" loading="lazy" className={picture} />
  const Icon = kind === 'tasks' && completed ? DoneIcon : (icons[kind] ?? DocumentIcon)
  return (
    <span aria-hidden="true" className={square}>
      <Icon />
    </span>
  )
}

const icons: Partial<Record<string, typeof DocumentIcon>> = {
  category: FolderIcon,
  product: CubeIcon,
  tasks: CheckCircleIcon,
  notes: DocumentTextIcon,
  mails: EnvelopeIcon,
  guides: BookOpenIcon,
  chat: ChatBubbleLeftRightIcon,
  files: FolderIcon,
  boards: ViewColumnsIcon,
  courses: AcademicCapIcon,
}

const picture = css({
  flex: 'none',
  width: 'avatar.sm',
  height: 'avatar.sm',
  objectFit: 'cover',
  borderRadius: 'sm',
  background: 'sunken',
})
const square = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 'avatar.sm',
  height: 'avatar.sm',
  borderRadius: 'sm',
  background: 'sunken',
  color: 'muted',
  '& svg': { width: 'icon.sm', height: 'icon.sm' },
})
