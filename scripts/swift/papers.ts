import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '#main/journey/http-client.ts'
import { createBuyers } from '../kill/buyers.ts'

const BASE = '/server/portal'
const PATIENCE_MS = 120_000
const PAUSE_MS = 150
/** A company may upload so many in an hour that refusals must not come one after another. */
const PAUSE_AFTER_REFUSAL_MS = 1_500
/** Every so many papers one is large enough to be sent in parts. */
const LARGE_EVERY = 4
const LARGE_BYTES = 12 * 1024 * 1024

type Paper = { uploadId: string; sha256: string }

/** A company that uploads papers for as long as it is let, and remembers what was acknowledged. */
export type Papers = Awaited<ReturnType<typeof createPapers>>

export async function createPapers(url: string) {
  const [by] = await createBuyers(1, url, BASE)
  const client = createClient(`${url}${BASE}`, 'en')
  client.signIn(by?.token ?? '')
  const acknowledged: Paper[] = []
  const state = { refused: 0, sent: 0, large: 0, cut: 0, largeBytes: LARGE_BYTES, isOn: false }
  let running: Promise<void> = Promise.resolve()

  async function uploadOne(): Promise<void> {
    state.sent += 1
    const isLarge = state.sent % LARGE_EVERY === 0
    const size = isLarge ? state.largeBytes : 20_000 + ((state.sent * 7919) % 300_000)
    const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(size), Buffer.from('\n%%EOF\n')])
    try {
      const uploadId = await client.upload('/file/upload', { name: `paper-${state.sent}.pdf`, bytes })
      acknowledged.push({ uploadId, sha256: hashOf(bytes) })
      if (isLarge) state.large += 1
    } catch (error) {
      // The only refusal that is right: the store is away.
      if (!/answered 502/.test(String(error))) throw error
      state.refused += 1
      if (isLarge) state.cut += 1
    }
  }
  const until = async (isSo: () => boolean, what: string): Promise<void> => {
    for (const end = Date.now() + PATIENCE_MS; !isSo(); await sleep(20)) {
      if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
      if (!state.isOn) await running
    }
  }
  return {
    /** `cut` are the large ones among the refused. */
    count() {
      const { large, refused, cut } = state
      return { acknowledged: acknowledged.length, large, refused, cut }
    },
    start(largeBytes = LARGE_BYTES) {
      Object.assign(state, { isOn: true, largeBytes })
      running = (async () => {
        while (state.isOn) {
          const { refused } = state
          await uploadOne()
          await sleep(state.refused > refused ? PAUSE_AFTER_REFUSAL_MS : PAUSE_MS)
        }
      })().finally(() => (state.isOn = false))
      // Whoever waits or stops hears of it.
      running.catch(() => {})
    },
    async stop() {
      state.isOn = false
      await running
    },
    untilAcknowledged(more: number) {
      const wanted = acknowledged.length + more
      return until(() => acknowledged.length >= wanted, `${more} papers`)
    },
    untilRefused() {
      const before = state.refused
      return until(() => state.refused > before, 'a refusal')
    },
    /** Downloads all that was acknowledged. @returns those that are not what was uploaded */
    async compare(): Promise<string[]> {
      const different: string[] = []
      for (const { uploadId, sha256 } of acknowledged) {
        const bytes = await client.download('/file/download', { uploadId }).catch(() => Buffer.alloc(0))
        if (hashOf(bytes) !== sha256) different.push(uploadId)
      }
      return different
    },
  }
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
