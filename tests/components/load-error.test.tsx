import { expect, test, vi } from 'vitest'
import { LoadError } from '#src/blocks/shop/loading/load-error.tsx'
import { useLoaded } from '#src/blocks/shop/loading/use-loaded.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { show } from './show.tsx'

function Held({ load }: { load: () => Promise<string> }) {
  const loaded = useLoaded('held', load)
  return (
    <>
      <LoadError of={loaded} />
      <p>{loaded.data}</p>
    </>
  )
}

test('what did not load is said, with a button that loads it again', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new ApiProblem(500, { message: 'The device is full' }))
    .mockResolvedValue('Two tickets')
  const screen = await show(<Held load={load} />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The device is full')
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByText('Two tickets')).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})
