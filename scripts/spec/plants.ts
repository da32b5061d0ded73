import type { Browser } from '@playwright/test'
import { openPlace, type Place } from './place.ts'
import { runRow, type Row } from './row.ts'
import { TABLE } from './table.ts'
import type { World } from './world.ts'

type Plant = {
  fault: string
  /** The row that must see it. */
  seenBy: string
  into(place: Place): Partial<Place>
}

/** In a window: each of its calls says `X-Token` where it should say `Token`. */
const RENAME_HEADER = `{
  const { fetch } = window
  window.fetch = (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('X-Token', headers.get('Token') ?? '')
    headers.delete('Token')
    return fetch(input, { ...init, headers })
  }
}`

/** Faults planted on purpose: a check that does not see them is broken. */
const PLANTS: readonly Plant[] = [
  {
    fault: 'a call that is missing',
    seenBy: '7.GET /shoppingCart/count',
    into: ({ send }) => ({
      send: (path, init) => send(path.replace('/shoppingCart/count', '/shoppingCart/total'), init),
    }),
  },
  {
    fault: 'a header with a wrong name',
    seenBy: '6.headers',
    into: ({ open }) => ({
      async open(options) {
        const page = await open(options)
        await page.addInitScript(RENAME_HEADER)
        return page
      },
    }),
  },
  {
    fault: 'a page that is missing',
    seenBy: '2./aboutUs',
    into: ({ open }) => ({
      async open(options) {
        const page = await open(options)
        await page.route('**/aboutUs', (route) => route.fulfill({ status: 404, body: 'Nothing here.' }))
        return page
      },
    }),
  },
]

/** @returns the planted faults that their rows did not see */
export async function unseenPlants(world: World, browser: Browser): Promise<string[]> {
  const unseen: string[] = []
  for (const { fault, seenBy, into } of PLANTS) {
    const row: Row | undefined = TABLE.find(({ id }) => id === seenBy)
    await using place = openPlace(world, browser)
    const outcome = row && (await runRow(row, { ...place, ...into(place) }))
    if (outcome?.state !== 'FAILED') unseen.push(fault)
  }
  return unseen
}
