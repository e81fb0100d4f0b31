import type { Page } from '@playwright/test'

/** A screen: its address, and an element that must be visible before it is checked. */
interface Screen {
  path: string
  shows: string
}

/** Screens that need no user. */
export const guestScreens: readonly Screen[] = [
  ...['sign-in/outpost', 'sign-up', 'forgot-password', 'reset-password'].map(path => ({
    path,
    shows: 'form',
  })),
  ...['confirmation-required', '404-not-found', 'ui/kit'].map(path => ({ path, shows: 'h1' })),
]

/** Screens that need a user. */
export const userScreens: readonly Screen[] = [
  { path: 'main/console', shows: 'main h2' },
  { path: 'main/admin', shows: 'main h2' },
  { path: 'apps/tasks', shows: 'main li' },
  { path: 'apps/tasks/task-2-1', shows: 'textarea' },
  { path: 'apps/tasks?q=khong-co-gi', shows: 'main h2' },
  { path: 'apps/contacts', shows: '[data-row]' },
  { path: 'apps/contacts/dang-quynh-anh', shows: 'dl' },
  { path: 'apps/contacts/dang-quynh-anh?edit=true', shows: '[contenteditable]' },
  { path: 'apps/contacts?do=import', shows: '[role=dialog]' },
  { path: 'apps/chat', shows: '[data-row]' },
  { path: 'apps/chat?q=khong-co-gi', shows: 'main h2' },
  { path: 'apps/chat?pane=new', shows: '[role=option]' },
  { path: 'apps/chat/chau', shows: 'textarea' },
  { path: 'apps/chat/chau?pane=info', shows: 'dl' },
  { path: 'apps/mailbox/inbox', shows: 'main li' },
  { path: 'apps/mailbox/inbox/inbox-2', shows: 'article' },
  { path: 'apps/mailbox/inbox?compose=new', shows: '[contenteditable]' },
  { path: 'apps/mailbox/all?q=khong-co-gi', shows: 'main h2' },
  { path: 'apps/mailbox/snoozed', shows: 'main h2' },
  { path: 'apps/notes', shows: 'main li a' },
  { path: 'apps/notes/note-1', shows: '[role=dialog] textarea' },
  { path: 'apps/ecommerce/inventory', shows: '[data-row]' },
  { path: 'apps/ecommerce/inventory?open=watch-1', shows: '[contenteditable]' },
  { path: 'apps/ecommerce/inventory?scan=true', shows: '[role=dialog] form' },
  { path: 'apps/ecommerce/inventory?q=khong-co-gi', shows: 'main h2' },
  { path: 'apps/file-manager', shows: '[data-row]' },
  { path: 'apps/file-manager?q=khong-co-gi', shows: 'main h2' },
  { path: 'apps/file-manager?newFolder=true', shows: '[role=dialog]' },
  { path: 'apps/file-manager/details/file-8', shows: 'textarea' },
  { path: 'apps/file-manager/folders/file-1', shows: '[data-row]' },
  { path: 'apps/file-manager/folders/file-1/details/file-1-2', shows: 'textarea' },
  { path: 'apps/file-manager/folders/file-6', shows: 'main h2' },
  { path: 'apps/help-center', shows: 'main h3' },
  { path: 'apps/help-center?q=in+an', shows: 'main mark' },
  { path: 'apps/help-center?q=khong-co-gi', shows: 'main h2' },
  { path: 'apps/help-center/faqs?open=faq-01-01', shows: 'main [data-state=open]' },
  { path: 'apps/help-center/guides', shows: 'main h2' },
  { path: 'apps/help-center/guides/using-outpost', shows: 'main li' },
  { path: 'apps/help-center/guides/using-outpost/scanner', shows: 'article p' },
  { path: 'apps/help-center/support', shows: 'main form' },
  { path: 'apps/academy', shows: 'main article' },
  { path: 'apps/academy?q=khong-co-gi', shows: 'main h2' },
  { path: 'apps/academy/food-safety?step=2', shows: 'article li' },
  { path: 'apps/scrumboard', shows: 'main article' },
  { path: 'apps/scrumboard/tet', shows: 'li[data-card]' },
  { path: 'apps/scrumboard/tet/card/tet-list-1-card-1', shows: '[role=dialog] textarea' },
  { path: 'dashboards/analytics', shows: 'main [role=slider]' },
  { path: 'dashboards/finance', shows: 'main [role=meter]' },
  { path: 'dashboards/project', shows: 'main [role=slider]' },
  { path: 'dashboards/project?tab=budget', shows: 'main table' },
  { path: 'dashboards/project?tab=team', shows: 'main li h2' },
  { path: 'dashboards/crypto', shows: 'main [role=slider]' },
  { path: 'unlock-session', shows: 'input[type=password]' },
]

/** The screens of the shop and the other lists of mails, which the long suite visits. */
export const otherScreens: readonly Screen[] = [
  ...[
    'main/console/reservation',
    'main/pos',
    'main/take-in',
    'main/take-out',
    'main/task',
    'main/task/delivery',
    'main/list',
    'main/list/product/all',
    'main/list/product/inbox/watch-1/details',
    'main/inventory',
    'main/fund',
    'main/market-place',
    'main/care',
    'main/universal',
    'main/trash',
    'main/setting',
    'main/setting/employee/all/requests/request-1',
  ].map(path => ({ path, shows: 'main h1' })),
  { path: 'apps/ecommerce/inventory?do=import', shows: '[role=dialog]' },
  { path: 'apps/chat/nobody', shows: 'main h2' },
  { path: 'apps/chat?pane=profile', shows: '[role=dialog] h3' },
  { path: 'apps/file-manager?preview=file-8', shows: '[role=dialog]' },
  { path: 'apps/file-manager?shared=tooLarge', shows: '[role=dialog] form [role=status]' },
  { path: 'apps/file-manager/folders/none', shows: 'main h2' },
  { path: 'apps/file-manager/details/none', shows: ':is(aside, [role=dialog]) h2' },
  { path: 'apps/mailbox/filter/starred', shows: 'main li' },
  { path: 'apps/mailbox/filter/starred/inbox-2', shows: 'article' },
  { path: 'apps/mailbox/label/personal', shows: 'main li' },
  { path: 'apps/mailbox/label/personal/inbox-2', shows: 'article' },
]

/** Returns how much wider than the window a page is, in px; content that scrolls inside its own pane does not count. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
