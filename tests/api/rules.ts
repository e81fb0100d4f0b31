/**
 * The rules of the specifications on states, validation, errors and constants that the server implements, in the words
 * of the specifications, by section. A test names the ids of the rules that it covers (`covers`), and a run fails if a
 * rule has no passing test. Rules of the screens are in `tests/e2e`.
 */
export const rules = {
  'sample-data.md, 4. States and transitions': {
    'contacts.tag-removed': 'Contact tag deletion also removes the tag id from every contact that uses it.',
    'products.new-inactive': 'a new product starts inactive',
    'products.tag-removed': "Deleting a product tag removes it from every product's tag list.",
    'mails.flags': 'flags starred, important and unread are toggled by updating the mail',
    'mails.folder': 'A mail moves between folders by changing its folder.',
    'mails.label-removed': 'Deleting a label removes it from all mails that carried it.',
    'notes.archived-reminder': 'Note: archived true or false; reminder set or null',
    'notes.checklist': 'each checklist item has completed true or false',
    'notes.label-removed': 'Deleting a note label removes it from the notes that use it.',
    'tasks.new':
      'A new task starts not completed, with empty title, null notes, null dueDate, priority 1 and no tags.',
    'tasks.new-first': 'New tasks are placed first and all orders are then renumbered from 0.',
    'tasks.tag-removed': 'Deleting a task tag removes it from the tasks.',
    'boards.card-moved': "a card's listId and position change through patch calls",
    'boards.card-positions':
      "A position-update call sets each card's position to its index in the supplied array.",
    'boards.list-removed': 'Deleting a list removes its cards.',
    'boards.label-removed': 'Deleting a board label removes it from the cards that use it.',
    'inbox.toggle-read': 'The toggle call sets read to the supplied value.',
    'inbox.mark-all': 'Mark-all-as-read sets read and seen to true on every item.',
    'dashboards.statement-status':
      'Finance statement status values seen: paid (previous), pending (current).',
    'session.credentials': 'credentials match or do not match; token valid or invalid',
  },
  'sample-data.md, 5. Validation rules': {
    'session.one-pair': 'accept only one fixed sample credential pair; any other pair fails',
    'session.token-signature': 'Token sign-in accepts a token only if its signature matches.',
    'mails.label-slug':
      'lowercasing, turning spaces into hyphens, collapsing repeated hyphens and removing non-word characters',
    'mails.label-slug-unique':
      'On creation, if the slug already exists, a numeric suffix (-1, -2, ...) is appended until unique.',
    'mails.label-slug-updated':
      'On update the slug is regenerated from the title without a uniqueness check.',
    'contacts.search':
      "Contacts search: case-insensitive 'name contains'; an empty query returns all contacts.",
    'products.search': "Inventory search: case-insensitive 'name contains'.",
    'search.empty': 'Global search: an empty query returns no results',
    'search.folded': 'matching is case-insensitive substring matching',
    'tasks.search':
      'Task search: an empty query returns null; matches in the title are wrapped in a highlight mark.',
    'products.price': 'The inventory price equals basePrice times (1 plus taxPercent divided by 100).',
  },
  'sample-data.md, 8. The error catalogue': {
    'errors.sign-in': 'Sign-in or unlock-session with wrong credentials: status 404, body false',
    'errors.token': 'Token sign-in with an invalid token: status 401, error message "Invalid token"',
    'errors.products-page':
      'Inventory page beyond the last page: status 200, no items, only lastPage in pagination',
    'errors.mails-page':
      'mailbox page beyond the last page: status 200, no items, only lastPage in pagination',
    'errors.mails-place': 'Unknown mailbox folder or label slug',
    'errors.contact-unknown': 'Contact patch for an unknown id: null',
    'errors.otherwise-200': 'Everything else: status 200 always',
  },
  'sample-data.md, 9. Business constants and limits': {
    'defaults.display': 'Layout classy, colour scheme auto',
    'defaults.language': 'default vi, fallback en',
    'contacts.order': 'names sorted with locale-aware comparison',
    'contacts.birthdays': 'Seed birthdays stored at 12:00 UTC.',
    'products.default-page': 'default page 1 in the request parse, but slicing treats page as zero-based',
    'products.delay': 'Listing delay 300 ms.',
    'products.taxes': 'Sample tax percents 8, 10, 18, 20, 30.',
    'guides.limit': 'guides default visible limit 5 per category',
    'guides.credit': 'Sample help text mentions a minimum $20 credit and a 14-day trial.',
    'mails.page-size': 'page size 10 mails, newest first by date; default page 1',
    'mails.last-page': 'lastPage at least 1',
    'mails.delay': 'list latency 625 ms',
    'mails.counts':
      'sent and trash show 0; drafts and spam show the total number of mails in them; all other folders show the number of unread mails',
    'notes.sample': 'Notes seed: 16 notes, 3 archived.',
    'boards.position-step': 'list and card positions step by 65536 in the samples',
    'tasks.values': 'priority values 0, 1, 2; types task, section',
    'session.token-issued': 'issued token is HS256 signed, has an issuer, and is valid 7 days from issue',
    'session.password-delay': '1000 ms for forgot and reset password',
    'session.sign-in-delay': '1500 ms for sign-in, sign-up and unlock-session',
    'inbox.times': 'Sample notifications and messages carry relative times from 25 minutes to 4 days ago.',
    'dashboards.visitors': 'visitors sampled every 3 days over 12 months in two yearly series',
    'dashboards.page-views': 'page views and visitors daily for 65 days; weekly buckets',
    'dashboards.watchlist': 'watchlist has 20 one-minute price points per coin',
    'dashboards.btc': 'BTC history has 145 points',
  },
  'product.md, 4. States and transitions': {
    'inbox.read': 'Message and notification: read or unread, toggled per item.',
    'inbox.all-read': 'Mark-all-as-read sets every item to read.',
    'user.status': 'User status: online, away, busy, not-visible. Any can be set from the menu.',
  },
  'product.md, 5. Validation rules': {
    'password.both': 'old and new password are both required',
    'password.length': 'minimum 8 characters … This is text only and is not checked.',
    'avatar.types': 'image/jpeg, image/png or image/webp only',
    'preferences.page-size': 'Page size options: 10, 50, 100, 200, 500, 1000.',
    'preferences.font-size': 'Font size type options: 0 (Normal), 1 (Small).',
    'preferences.take-out': 'Takeout page format options: 2 (A5), 3 (A8).',
    'shortcuts.required': 'label, icon, link and the router toggle are required',
    'search.empty-term': 'An empty normalised term returns no results.',
  },
  'product.md, 6. Roles and permissions': {
    'shortcuts.permission':
      'A default shortcut is offered only when the user has edit or create permission on that area.',
    'session.checked': 'Whether the user is signed in is decided by a server call.',
  },
  'product.md, 7. Calls': {
    'navigation.fav': 'fav (JSON text with Theme, Scheme, Layout)',
    'chat.history': 'items each with json, a text holding a list of messages',
    'preferences.defaults':
      'formatDateTime dd/MM/yyyy, formatCurrency 0,0.0, takeOutPageFormat 0, fontSizeType 0, pagingItems 100',
    'preferences.page-formats':
      'takeInPageFormat, receiptPageFormat, paymentPageFormat and listPageFormat are always sent as 2',
    'uploads.path': 'POST {upload}/stream/upload … object (the path)',
    'avatar.reset': 'PATCH {admin}/preference/reset/avatar … resulted and object (avatar id)',
  },
  'product.md, 8. Error catalogue': {
    'password.failed': "Failed password change: … the server's message text",
    'preferences.saved': "Success text: 'saved successfully'",
    'errors.401': 'Any HTTP 401 response',
  },
  'product.md, 9. Business constants and limits': {
    'preferences.default-page-size': 'Default page size 100',
    'products.search-page': 'product page size / page 100 / 0',
    'uploads.one-file': 'Upload one file',
    'chat.colours': 'Chat avatar colour slots 0 to 7',
    'defaults.layout': 'Default layout / scheme classy / auto',
  },
} as const

type Sections = typeof rules
export type RuleId = { [Section in keyof Sections]: keyof Sections[Section] }[keyof Sections]
