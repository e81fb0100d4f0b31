/**
 * Every call of the two specifications, copied from their sections 7. The list is not derived from the code, so that a
 * path with another spelling in the contract is detected. The hubs are in `tests/hubs`; `./i18n/{lang}.json` is a file
 * of the build.
 */
const sampleData = `
GET    api/apps/contacts/all
GET    api/apps/contacts/search
GET    api/apps/contacts/contact
POST   api/apps/contacts/contact
PATCH  api/apps/contacts/contact
DELETE api/apps/contacts/contact
GET    api/apps/contacts/countries
GET    api/apps/contacts/tags
POST   api/apps/contacts/tag
PATCH  api/apps/contacts/tag
DELETE api/apps/contacts/tag
POST   api/apps/contacts/avatar

GET    api/apps/ecommerce/inventory/categories
GET    api/apps/ecommerce/inventory/brands
GET    api/apps/ecommerce/inventory/vendors
GET    api/apps/ecommerce/inventory/products
GET    api/apps/ecommerce/inventory/product
POST   api/apps/ecommerce/inventory/product
PATCH  api/apps/ecommerce/inventory/product
DELETE api/apps/ecommerce/inventory/product
GET    api/apps/ecommerce/inventory/tags
POST   api/apps/ecommerce/inventory/tag
PATCH  api/apps/ecommerce/inventory/tag
DELETE api/apps/ecommerce/inventory/tag

GET    api/apps/file-manager
GET    api/apps/help-center/faqs
GET    api/apps/help-center/guides
GET    api/apps/help-center/guide

GET    api/apps/mailbox/settings
PATCH  api/apps/mailbox/settings
GET    api/apps/mailbox/folders
GET    api/apps/mailbox/filters
GET    api/apps/mailbox/labels
POST   api/apps/mailbox/label
PATCH  api/apps/mailbox/label
DELETE api/apps/mailbox/label
GET    api/apps/mailbox/mails
GET    api/apps/mailbox/mail
PATCH  api/apps/mailbox/mail

GET    api/apps/notes/labels
POST   api/apps/notes/labels
PATCH  api/apps/notes/labels
DELETE api/apps/notes/labels
POST   api/apps/notes/tasks
GET    api/apps/notes/all
POST   api/apps/notes
PATCH  api/apps/notes
DELETE api/apps/notes

GET    api/apps/scrumboard/boards
GET    api/apps/scrumboard/board
POST   api/apps/scrumboard/board/list
PATCH  api/apps/scrumboard/board/list
PATCH  api/apps/scrumboard/board/lists
DELETE api/apps/scrumboard/board/list
PUT    api/apps/scrumboard/board/card
PATCH  api/apps/scrumboard/board/card
PATCH  api/apps/scrumboard/board/cards
DELETE api/apps/scrumboard/board/card
PATCH  api/apps/scrumboard/board/card/positions
GET    api/apps/scrumboard/board/labels
PUT    api/apps/scrumboard/board/label
PATCH  api/apps/scrumboard/board/label
DELETE api/apps/scrumboard/board/label

GET    api/apps/tasks/tags
POST   api/apps/tasks/tag
PATCH  api/apps/tasks/tag
DELETE api/apps/tasks/tag
GET    api/apps/tasks/all
GET    api/apps/tasks/search
PATCH  api/apps/tasks/order
GET    api/apps/tasks/task
POST   api/apps/tasks/task
PATCH  api/apps/tasks/task
DELETE api/apps/tasks/task

POST   api/auth/forgot-password
POST   api/auth/reset-password
POST   api/auth/sign-in
POST   api/auth/sign-in-with-token
POST   api/auth/sign-up
POST   api/auth/unlock-session

GET    api/common/messages
POST   api/common/messages
PATCH  api/common/messages
DELETE api/common/messages
GET    api/common/messages/mark-all-as-read
POST   api/common/messages/toggle-read-status
GET    api/common/notifications
POST   api/common/notifications
PATCH  api/common/notifications
DELETE api/common/notifications
GET    api/common/notifications/mark-all-as-read
POST   api/common/notifications/toggle-read-status
GET    api/common/shortcuts
POST   api/common/shortcuts
PATCH  api/common/shortcuts
DELETE api/common/shortcuts
GET    api/common/navigation
POST   api/common/search
GET    api/common/user
PATCH  api/common/user

GET    api/dashboards/analytics
GET    api/dashboards/crypto
GET    api/dashboards/finance
GET    api/dashboards/project
GET    api/pages/activities
GET    api/ui/icons/feather
GET    api/ui/icons/heroicons-outline
GET    api/ui/icons/heroicons-solid
GET    api/ui/icons/heroicons-mini
GET    api/ui/icons/material-solid
GET    api/ui/icons/material-outline
GET    api/ui/icons/material-twotone`

const product = `
GET    {auth}/common/navigation
GET    {dashboard}/home/messages
PATCH  api/common/messages
DELETE api/common/messages
GET    api/common/messages/mark-all-as-read
GET    api/common/notifications
POST   api/common/notifications
PATCH  api/common/notifications
DELETE api/common/notifications
GET    api/common/notifications/mark-all-as-read
GET    api/common/shortcuts
POST   api/common/shortcuts
PATCH  api/common/shortcuts
DELETE api/common/shortcuts
GET    {dms}/product/search
GET    {chat}/contact/search
GET    {chat}/history/search
GET    {admin}/preference/user-info
PATCH  {admin}/preference/reset/password
PATCH  {admin}/preference/update
PATCH  {admin}/preference/update/favourite
POST   {upload}/stream/upload
PATCH  {admin}/preference/reset/avatar`

export interface Specified {
  method: string
  path: string
}

const callsOf = (list: string): Specified[] =>
  list
    .split('\n')
    .filter(Boolean)
    .map(line => {
      const [method = '', path = ''] = line.split(/ +/)
      return { method, path }
    })

export const specified = { 'sample-data.md': callsOf(sampleData), 'product.md': callsOf(product) }
