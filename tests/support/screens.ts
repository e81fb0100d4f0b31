import type { Page } from '@playwright/test'

/** A screen: its address, and an element that must be visible before it is checked. */
export interface Screen {
  path: string
  shows: string
}

const variants = [
  'classic',
  'modern',
  'modern-reversed',
  'split-screen',
  'split-screen-reversed',
  'fullscreen',
  'fullscreen-reversed',
]

/** Screens that need no user. */
export const guestScreens: readonly Screen[] = [
  // Each form in another arrangement: together all forms and all arrangements.
  ...['sign-in', 'sign-up', 'sign-out', 'forgot-password', 'reset-password', 'unlock-session'].map(
    (kind, index) => ({ path: `pages/authentication/${kind}/${variants[index]}`, shows: 'h1' }),
  ),
  { path: 'pages/authentication/confirmation-required/fullscreen-reversed', shows: 'h1' },
  ...variants.map(variant => ({ path: `pages/coming-soon/${variant}`, shows: 'form' })),
  ...['sign-in/outpost', 'sign-up', 'forgot-password', 'reset-password'].map(path => ({
    path,
    shows: 'form',
  })),
  ...[
    'confirmation-required',
    '404-not-found',
    'pages/error/404',
    'pages/error/500',
    'pages/maintenance',
  ].map(path => ({ path, shows: 'h1' })),
]

/** Screens that need a user. */
export const userScreens: readonly Screen[] = [
  { path: 'main/console', shows: 'main h2' },
  { path: 'main/admin', shows: 'main h2' },
  { path: 'main/admin/audit', shows: 'main [role=search]' },
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
  { path: 'ui/material-components', shows: 'main h2' },
  { path: 'docs/guides', shows: 'article p' },
  { path: 'pages/activities', shows: 'main li' },
  { path: 'pages/profile', shows: 'main dl' },
  { path: 'pages/settings', shows: 'main form' },
  { path: 'pages/settings?part=team', shows: 'main section li' },
  { path: 'pages/pricing/modern', shows: 'main h2' },
  { path: 'pages/invoice/printable/modern', shows: 'main table' },
  { path: 'unlock-session', shows: 'input[type=password]' },
]

/** The screens of the shop and the other lists of mails, which the long suite visits. */
export const otherScreens: readonly Screen[] = [
  ...[
    'main/console/reservation',
    'main/pos',
    'main/pos/sales',
    'main/take-in',
    'main/take-in/new',
    'main/take-out',
    'main/take-out/new',
    'main/task',
    'main/task/delivery',
    'main/list',
    'main/list/customer',
    'main/list/warehouse',
    'main/list/employee',
    'main/list/product/all',
    'main/list/product/inbox/watch-1/details?part=prices',
    'main/list/product/inbox/watch-1/details?part=stock',
    'main/list/product/inbox/watch-1/details',
    'main/inventory',
    'main/inventory/count',
    'main/inventory/count/new',
    'main/inventory/adjustment/new',
    'main/inventory/card/watch-1',
    'main/fund',
    'main/fund?debts=true',
    'main/market-place',
    'main/care',
    'main/care?list=true',
    'main/care/new',
    'main/universal',
    'main/trash',
    'main/setting',
    'main/setting/diagnostics',
    'main/setting/team',
    'main/setting/employee/all/requests',
    'main/setting/employee/all/requests/new',
    'main/setting/employee/all/requests/request-1',
  ].map(path => ({ path, shows: 'main h1' })),
  ...[
    'main/list/supplier?act=new',
    'main/list/product/all?act=import',
    'main/fund?entering=receipt',
    'main/fund?entering=count',
  ].map(path => ({ path, shows: '[role=dialog]' })),
  ...['security', 'plan', 'notifications'].map(part => ({
    path: `pages/settings?part=${part}`,
    shows: 'main section h2',
  })),
  { path: 'pages/invoice/printable/compact', shows: 'main table' },
  ...['simple', 'single', 'table'].map(way => ({ path: `pages/pricing/${way}`, shows: 'main h2' })),
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

/** Screens of the showcase and the documentation: of those that are the same but for their content, one or two. */
export const showcaseScreens: readonly Screen[] = [
  ...[
    'fuse-components',
    'other-components',
    'tailwindcss',
    'advanced-search',
    'animations',
    'cards',
    'colors',
    'confirmation-dialog',
    'datatable',
    'forms/fields',
    'forms/layouts',
    'forms/wizards',
    'page-layouts/overview',
    'page-layouts/empty',
    'page-layouts/carded/left-sidebar?scroll=panes',
    'page-layouts/simple/right-sidebar?scroll=content',
    'typography',
  ].map(path => ({ path: `ui/${path}`, shows: 'main h2' })),
  { path: 'ui/icons/heroicons-solid', shows: 'main li svg' },
  { path: 'ui/icons/material-twotone', shows: 'main li svg' },
  { path: 'docs/changelog', shows: 'main h2' },
  { path: 'docs/guides/getting-started/install', shows: 'article pre' },
  { path: 'docs/api', shows: 'main h2' },
  { path: 'docs/api?call=tasks.update', shows: '[role=dialog] form' },
]

/** All of them. */
export const screens: readonly Screen[] = [
  ...guestScreens,
  ...userScreens,
  ...otherScreens,
  ...showcaseScreens,
]

/** Returns how much wider than the window a page is, in px; content that scrolls inside its own pane does not count. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
