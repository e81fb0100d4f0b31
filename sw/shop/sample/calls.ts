/**
 * Loads the handlers that post the documents of the sample. They are those of the shop's own chunks, so that the chunk
 * of the sample does not contain them again.
 */
export async function loadCalls() {
  const [till, movements, books, care, reservations] = await Promise.all([
    import('#sw/shop/handlers.ts'),
    import('#sw/shop/movements.ts'),
    import('#sw/shop/books.ts'),
    import('#sw/shop/care/handlers.ts'),
    import('#sw/shop/reservations.ts'),
  ])
  return { till, movements, books, care, reservations }
}

export type Calls = Awaited<ReturnType<typeof loadCalls>>
