import {
  BellSnoozeIcon,
  BookmarkIcon,
  ClockIcon,
  DocumentIcon,
  EnvelopeOpenIcon,
  FolderIcon,
  InboxIcon,
  NoSymbolIcon,
  PaperAirplaneIcon,
  RectangleStackIcon,
  StarIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import {
  BellSnoozeIcon as BellSnoozeSolid,
  BookmarkIcon as BookmarkSolid,
  ClockIcon as ClockSolid,
  DocumentIcon as DocumentSolid,
  InboxIcon as InboxSolid,
  NoSymbolIcon as NoSymbolSolid,
  PaperAirplaneIcon as PaperAirplaneSolid,
  RectangleStackIcon as RectangleStackSolid,
  StarIcon as StarSolid,
  TrashIcon as TrashSolid,
} from '@heroicons/react/24/solid'

/** The icon of a folder or a filter; filled for the current one. */
export function MailboxIcon({ slug, isHere = false }: { slug: string; isHere?: boolean }) {
  const [Outline, Solid] = icons[slug] ?? [FolderIcon, FolderIcon]
  return isHere ? <Solid /> : <Outline />
}

const icons: Record<string, readonly [typeof InboxIcon, typeof InboxIcon]> = {
  inbox: [InboxIcon, InboxSolid],
  sent: [PaperAirplaneIcon, PaperAirplaneSolid],
  drafts: [DocumentIcon, DocumentSolid],
  outbox: [ClockIcon, ClockSolid],
  snoozed: [BellSnoozeIcon, BellSnoozeSolid],
  spam: [NoSymbolIcon, NoSymbolSolid],
  trash: [TrashIcon, TrashSolid],
  all: [RectangleStackIcon, RectangleStackSolid],
  starred: [StarIcon, StarSolid],
  important: [BookmarkIcon, BookmarkSolid],
  unread: [EnvelopeOpenIcon, EnvelopeOpenIcon],
}
