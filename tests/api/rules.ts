/**
 * What the server decides of the specifications' sections on states, validation, errors and constants, each rule as it
 * is worded there and, below it, the test that holds it. What the screens decide is in `tests/e2e`.
 */
const text = `
# sample-data.md, 4. States and transitions
Contact tag deletion also removes the tag id from every contact that uses it.
  contacts: are stripped from every contact when removed
a new product starts inactive
  products: starts empty, inactive and first, and reads no payload
Deleting a product tag removes it from every product's tag list.
  products: are placed first when created, and stripped from products when removed
flags starred, important and unread are toggled by updating the mail
  mails: leaves a list of flagged mails when the flag goes
A mail moves between folders by changing its folder.
  mails: follow what is read and moved
Deleting a label removes it from all mails that carried it.
  labels: are taken off all mails that carried them when they are removed
Note: archived true or false; reminder set or null
  rules: a note is archived and reminded of, and back
each checklist item has completed true or false
  rules: each line of a checklist is completed on its own, and back
Deleting a note label removes it from the notes that use it.
  notes: are stripped from notes when they are removed
A new task starts not completed, with empty title, null notes, null dueDate, priority 1 and no tags.
  tasks: start as the specification says, and come first
New tasks are placed first and all orders are then renumbered from 0.
  rules: a new task is first and all are numbered from 0
Deleting a task tag removes it from the tasks.
  tasks: are stripped from tasks when removed
a card's listId and position change through patch calls
  boards: move by list and position, several at once too
A position-update call sets each card's position to its index in the supplied array.
  boards: get their index in the supplied array as position, in the list that it names
Deleting a list removes its cards.
  boards: take their cards with them when removed, archived ones too
Deleting a board label removes it from the cards that use it.
  boards: are stripped from cards when removed
The toggle call sets read to the supplied value.
  inbox: are set to the value that the toggle call carries
Mark-all-as-read sets read and seen to true on every item.
  inbox: are all read and seen after mark-all-as-read, by a GET that is safe to send twice
Finance statement status values seen: paid (previous), pending (current).
  dashboards: has the limits of the specification, a paid statement and a pending one
credentials match or do not match; token valid or invalid
  session: with a token renews it; an invalid one is 401 "Invalid token"

# sample-data.md, 5. Validation rules
accept only one fixed sample credential pair; any other pair fails
  session: with any other pair is 404 with the body false
Token sign-in accepts a token only if its signature matches.
  session: that is missing, malformed, forged, unsigned or of another issuer is refused
lowercasing, turning spaces into hyphens, collapsing repeated hyphens and removing non-word characters
  labels: of “%s” is %s
On creation, if the slug already exists, a numeric suffix (-1, -2, ...) is appended until unique.
  labels: get a numeric suffix until their slug is unique
On update the slug is regenerated from the title without a uniqueness check.
  labels: take their slug anew from the title when they are updated, unique or not
Contacts search: case-insensitive 'name contains'; an empty query returns all contacts.
  contacts: are found by part of the name, without case and accents, sorted; an empty query finds all
Inventory search: case-insensitive 'name contains'.
  products: is searched by part of the name, without case and accents
Global search: an empty query returns no results
  search: has no results for the empty query “%s”
matching is case-insensitive substring matching
  search: folds accents and case
Task search: an empty query returns null; matches in the title are wrapped in a highlight mark.
  tasks: are found by title without accents, with the match marked, and null answers an empty query
The inventory price equals basePrice times (1 plus taxPercent divided by 100).
  products: has a price that follows its base and tax

# sample-data.md, 8. The error catalogue
Sign-in or unlock-session with wrong credentials: status 404, body false
  session: with any other pair is 404 with the body false
Token sign-in with an invalid token: status 401, error message "Invalid token"
  session: with a token renews it; an invalid one is 401 "Invalid token"
Inventory page beyond the last page: status 200, no items, only lastPage in pagination
  products: past the last page has no products and only lastPage
mailbox page beyond the last page: status 200, no items, only lastPage in pagination
  mails: answers null and only the last page when the page is past it
Unknown mailbox folder or label slug
  mails: of a place that is not there, %o, answers 404 with a message
Contact patch for an unknown id: null
  contacts: that are not there are patched to null, and answered by 404 elsewhere
Everything else: status 200 always
  endpoints: %s answers what the contract says

# sample-data.md, 9. Business constants and limits
Layout classy, colour scheme auto
  rules: whoever never chose has the default display
default vi, fallback en
  navigation: is in the language of the caller
names sorted with locale-aware comparison
  contacts: are listed by name in Vietnamese order
Seed birthdays stored at 12:00 UTC.
  contacts: has 100 contacts that keep to the contract, with birthdays at 12:00 UTC and numbers in 3-3-4
default page 1 in the request parse, but slicing treats page as zero-based
  products: without parameters is the second ten by name: the default page is 1, slicing is zero-based
Listing delay 300 ms.
  pauses: %s takes %s ms
Sample tax percents 8, 10, 18, 20, 30.
  rules: products are taxed by 8, 10, 18, 20 or 30 per cent
guides default visible limit 5 per category
  guides: come five a category, with how many are shown and how many there are
Sample help text mentions a minimum $20 credit and a 14-day trial.
  guides: mention a minimum $20 credit and a 14-day trial
page size 10 mails, newest first by date; default page 1
  mails: holds ten a page, newest first, with the counts of cc and bcc
lastPage at least 1
  mails: has one page, and no mails, when its place is empty
list latency 625 ms
  pauses: %s takes %s ms
sent and trash show 0; drafts and spam show the total number of mails in them; all other folders show the number of unread mails
  mails: count nothing for sent and trash, all mails for drafts and spam, unread ones for the inbox
Notes seed: 16 notes, 3 archived.
  notes: are sixteen, three of them archived, each with an id of its own
list and card positions step by 65536 in the samples
  boards: has the lists and labels of the specification, 65536 apart
priority values 0, 1, 2; types task, section
  rules: tasks have the priorities 0, 1 and 2 and the types task and section
issued token is HS256 signed, has an issuer, and is valid 7 days from issue
  session: that has expired is refused, also when it was good before
1000 ms for forgot and reset password
  pauses: %s takes %s ms
1500 ms for sign-in, sign-up and unlock-session
  pauses: %s takes %s ms
Sample notifications and messages carry relative times from 25 minutes to 4 days ago.
  inbox: are listed newest first, from 25 minutes to 4 days old
visitors sampled every 3 days over 12 months in two yearly series
  dashboards: has visitors every 3 days over 12 months, in two years that follow each other
page views and visitors daily for 65 days; weekly buckets
  dashboards: has page views and visitors of 65 days, and weekly buckets
watchlist has 20 one-minute price points per coin
  dashboards: has 20 one-minute prices of every watched coin, and says which way they went
BTC history has 145 points
  dashboards: has 145 prices of BTC, the last of which is its amount

# product.md, 4. States and transitions
Message and notification: read or unread, toggled per item.
  inbox: are set to the value that the toggle call carries
Mark-all-as-read sets every item to read.
  inbox: are all read and seen after mark-all-as-read, by a GET that is safe to send twice
User status: online, away, busy, not-visible. Any can be set from the menu.
  user: can be %s

# product.md, 5. Validation rules
old and new password are both required
  preferences: needs %s
minimum 8 characters … This is text only and is not checked.
  rules: a password may be as short and as simple as one likes
image/jpeg, image/png or image/webp only
  preferences: is refused with %s
Page size options: 10, 50, 100, 200, 500, 1000.
  rules: preferences take every option of the form and no other
Font size type options: 0 (Normal), 1 (Small).
  rules: preferences take every option of the form and no other
Takeout page format options: 2 (A5), 3 (A8).
  rules: preferences take every option of the form and no other
label, icon, link and the router toggle are required
  shortcuts: need their %s
An empty normalised term returns no results.
  search: has no results for an empty value

# product.md, 6. Roles and permissions
A default shortcut is offered only when the user has edit or create permission on that area.
  shortcuts: with permission to %s in an area offer its default: %s
Whether the user is signed in is decided by a server call.
  server: asks for a token everywhere but on the six open calls

# product.md, 7. Calls
fav (JSON text with Theme, Scheme, Layout)
  navigation: comes with the favourite display as JSON text
items each with json, a text holding a list of messages
  chat: is there with everybody, oldest first
formatDateTime dd/MM/yyyy, formatCurrency 0,0.0, takeOutPageFormat 0, fontSizeType 0, pagingItems 100
  preferences: are the defaults for an account that never chose
takeInPageFormat, receiptPageFormat, paymentPageFormat and listPageFormat are always sent as 2
  preferences: keep what an update leaves out, and the other page formats at 2
POST {upload}/stream/upload … object (the path)
  preferences: is uploaded, and served as a picture without a token
PATCH {admin}/preference/reset/avatar … resulted and object (avatar id)
  preferences: becomes that of the user, with a new version

# product.md, 8. Error catalogue
Failed password change: … the server's message text
  preferences: changes nothing when the old one is another, and says so
Success text: 'saved successfully'
  preferences: say that they are saved in the language of the caller
Any HTTP 401 response
  server: asks for a token everywhere but on the six open calls

# product.md, 9. Business constants and limits
Default page size 100
  preferences: are the defaults for an account that never chose
product page size / page 100 / 0
  search: answers the first 100 with id, name, images and whether they are no longer sold
Upload one file
  preferences: is refused with %s
Chat avatar colour slots 0 to 7
  chat: are everybody else, each with a colour slot of its own
Default layout / scheme classy / auto
  rules: whoever never chose has the default display
`

const files: Record<string, string> = {
  labels: 'sw/mails/labels.test.ts',
  inbox: 'sw/storage/inbox-store.test.ts',
  server: 'sw/server/server.test.ts',
  session: 'sw/session/session.test.ts',
  rules: 'tests/api/rules.test.ts',
  pauses: 'tests/api/pauses.test.ts',
  endpoints: 'tests/api/endpoints.test.ts',
}

/** A rule with the title of its test and the file, below the root, that it is in. */
type Rule = readonly [rule: string, title: string, file: string]

function toRule(lines: string): Rule {
  const [rule = '', test = ''] = lines.split('\n  ')
  const [, place = '', title = ''] = /^([\w-]+): (.*)$/.exec(test) ?? []
  return [rule, title, files[place] ?? `sw/${place}/handlers.test.ts`]
}

/** By section. */
export const rules = text
  .trim()
  .split(/^# /m)
  .filter(Boolean)
  .map(section => {
    const [title = '', ...lines] = section.trim().split(/\n(?! )/)
    return [title, lines.map(toRule)] as const
  })
