import { closingText } from '../../src/privacy/web/closing.text.ts'
import { dataText } from '../../src/privacy/web/data.text.ts'
import type { Screen } from './screens.ts'

const DAY_MS = 86_400_000
const after = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const path = () => '/workspace/accountInfo#data'
const dashboard = () => '/workspace/dashboard'
const screen = (name: string, answers: Record<string, object>): Screen => ({
  name,
  who: 'seller',
  path,
  answers,
})

const exported = (status: string, more: object = {}) => ({
  '/privacy/exports': {
    exports: [
      {
        id: 'x',
        status,
        requestedAt: after(-1),
        done: 0,
        total: 0,
        size: null,
        readyAt: null,
        expiresAt: null,
        ...more,
      },
    ],
  },
})
const READY = exported('READY', { size: 48_213_904, readyAt: after(-1), expiresAt: after(6) })
const NOTHING_OPEN = { '/privacy/closing': { obstacles: [] } }
const CLOSING = {
  '/privacy/closing': {
    obstacles: [],
    pending: { requestedAt: after(-2), by: 'Zhou Ming', closesAt: after(12) },
  },
}
const closeLabel = { en: closingText.close.en, zh: closingText.close.zh }
const downloadLabel = { en: dataText.download.en, zh: dataText.download.zh }

/** Taking everything along and closing, in the states that a journey over HTTP does not reach in a minute. */
export const LEAVING: readonly Screen[] = [
  screen('data-running', exported('RUNNING', { done: 31, total: 74 })),
  screen('data-ready', READY),
  { ...screen('data-download', READY), press: downloadLabel },
  screen('data-expired', exported('EXPIRED')),
  screen('data-failed', exported('FAILED')),
  screen('closing-open', NOTHING_OPEN),
  { ...screen('closing-ask', NOTHING_OPEN), press: closeLabel },
  screen('closing-pending', CLOSING),
  { name: 'data-colleague', who: 'colleague', path },
  { ...screen('closing-colleague', CLOSING), who: 'colleague' },
  { ...screen('dashboard-closing', CLOSING), path: dashboard },
  { ...screen('dashboard-closing-colleague', CLOSING), who: 'colleague', path: dashboard },
]
