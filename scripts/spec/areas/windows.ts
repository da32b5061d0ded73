import assert from 'node:assert/strict'
import type { Page, Request } from '@playwright/test'
import { until } from '#main/journey/steps.ts'

export const FAILURE_HEADING = 'Unexpected Application Error!'
export const NETWORK_FAILURE = 'Network request exception, please try again later!'
export const CALLS = '**/server/portal/**'

/** Waits until something holds of a window, and says at last what was found instead. */
export async function eventually<T>(what: string, read: () => Promise<T> | T, wanted: T): Promise<void> {
  let found: T | undefined
  const asked = async () => {
    found = await read()
    return isSame(found, wanted) ? true : undefined
  }
  await until(what, asked, 15).catch(() => assert.deepEqual(found, wanted, what))
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const stored = (page: Page, storage: 'localStorage' | 'sessionStorage', key: string) =>
  page.evaluate(([where, name]) => (where === 'localStorage' ? localStorage : sessionStorage).getItem(name), [
    storage,
    key,
  ] as const)

/** Answers a call with an envelope of ours, in the place of the server. */
export const answerWith = (page: Page, path: string, code: number, message: string) =>
  page.route(`**/server/portal${path}*`, (route) =>
    route.fulfill({ status: code === 500 ? 500 : 422, json: { code, message, data: null } }),
  )

export type Sent = { method: string; url: URL; headers: Record<string, string>; body: string | null }

/** What a window sends to the server, from now on. */
export function watchCalls(page: Page): Sent[] {
  const sent: Sent[] = []
  const note = async (request: Request) => {
    const url = new URL(request.url())
    if (!url.pathname.startsWith('/server/')) return
    const headers = await request.allHeaders().catch(() => request.headers())
    sent.push({ method: request.method(), url, headers, body: request.postData() })
  }
  page.on('request', (request) => void note(request))
  return sent
}

/** How long a toast of this kind stands, by the clock of its window. */
export const timeToast = (page: Page, kind: 'message' | 'notification') =>
  page.evaluate<number>(`(async () => {
    const turn = (there) => new Promise((done) => {
      const look = () => {
        const found = document.querySelector('[data-toast="${kind}"]') !== null
        found === there ? done(performance.now()) : setTimeout(look, 5)
      }
      look()
    })
    const shown = await turn(true)
    return (await turn(false)) - shown
  })()`)

type Handle = { auth?: boolean; access?: string }

/** The innermost route of the window as React Router matched it: the flags of its file. */
export const innermostHandle = (page: Page) =>
  until('the routes of the page', () =>
    page.evaluate<Handle | undefined>(
      'window.__reactRouterDataRouter?.state.matches.at(-1).route.handle ?? undefined',
    ),
  )
