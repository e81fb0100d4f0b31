const variants =
  '{classic|modern|modern-reversed|split-screen|split-screen-reversed|fullscreen|fullscreen-reversed}'
const authentication =
  '{sign-in|sign-up|sign-out|forgot-password|reset-password|unlock-session|confirmation-required}'
const icons =
  '{heroicons-outline|heroicons-solid|heroicons-mini|material-twotone|material-outline|material-solid|feather}'

/** The product's addresses. spec: product.md section 2 */
const product = [
  '/',
  '/{signed-in-redirect|404-not-found}',
  '/sign-in/outpost',
  '/{sign-up|forgot-password|reset-password|confirmation-required|sign-out|unlock-session|home|teams}',
  '/main/{console|pos|take-out|take-in|inventory|fund|care|list|setting|admin|universal|trash|task|market-place}',
  '/main/console/reservation',
  '/main/setting/employee/all/requests/{id}',
  '/main/list/product/{categoryId}',
  '/main/list/product/inbox/{productId}/details',
  '/main/task/{export|take-out|delivery|import}',
]

/** The addresses of the sample areas that are in the navigation. spec: sample-data.md section 2 */
const samples = [
  '/dashboards/{project|analytics|finance|crypto}',
  '/apps/{academy|chat|contacts|ecommerce/inventory|file-manager|mailbox|notes|scrumboard|tasks}',
  '/apps/help-center',
  '/apps/help-center/{faqs|guides|support}',
  '/pages/{activities|maintenance|profile|settings}',
  `/pages/authentication/${authentication}/${variants}`,
  `/pages/coming-soon/${variants}`,
  '/pages/error/{404|500}',
  '/pages/invoice/printable/{compact|modern}',
  '/pages/pricing/{modern|simple|single|table}',
  '/ui/{material-components|fuse-components|other-components|tailwindcss|advanced-search|animations|cards|colors}',
  '/ui/{confirmation-dialog|datatable|typography}',
  '/ui/forms/{fields|layouts|wizards}',
  `/ui/icons/${icons}`,
  '/ui/page-layouts/{overview|empty}',
  '/ui/page-layouts/{carded|simple}/{fullwidth|left-sidebar|right-sidebar}',
  '/docs/{changelog|guides|guides/getting-started/introduction}',
]

/** Returns the addresses that a line stands for: `/a/{b|c}` stands for `/a/b` and `/a/c`. */
function expanded(line: string): string[] {
  const [braces, choices] = /\{([^{}]+)\}/.exec(line) ?? []
  if (braces === undefined || choices === undefined) return [line]
  return choices.split('|').flatMap(choice => expanded(line.replace(braces, choice)))
}

/** The addresses of section 2 of the specification that every navigation set must contain. */
export const sampleAddresses: readonly string[] = samples.flatMap(expanded)

/** Every address of section 2 of the specification; an id in it is any text. */
export const specifiedAddresses: readonly string[] = [
  ...[...product, '/apps/{chat|contacts|tasks}/{id}'].flatMap(expanded),
  ...sampleAddresses,
]

/** Rows of the sample whose ids take the place of those in the addresses. */
const ids: Readonly<Record<string, string>> = {
  categoryId: 'mens',
  productId: 'watch-1',
  'requests/id': 'requests/request-1',
  'chat/id': 'chat/chau',
  'contacts/id': 'contacts/dang-quynh-anh',
  'tasks/id': 'tasks/task-1-2',
}

/** Returns an address with the id of a row of the sample. */
export const withIds = (address: string) =>
  Object.entries(ids).reduce((path, [part, id]) => path.replace(`/${part}`, `/${id}`), address)
