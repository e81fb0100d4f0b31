/** What a worker has to ask for its pages. */
interface Pages {
  get(id: string): Promise<object | undefined>
}

const { clients } = globalThis as { clients?: Pages }

/** Whether a page is still open. Only a worker can tell; elsewhere every page is. */
export const isOpen = async (client: string): Promise<boolean> =>
  !clients || (await clients.get(client)) !== undefined
