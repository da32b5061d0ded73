import type { ServerResponse } from 'node:http'
import type { Hint } from '../hints.repository.ts'

/** Somebody whose browser is open. */
export type Listener = { companyId: string; userId: string; sessionId: string }

/** Below the minute after which an idle connection is closed. */
const BEAT_MS = 20_000
/** Several changes at once are one hint. */
const GATHER_MS = 100
/** Windows of one person; the oldest is closed for a further one. */
const PER_PERSON = 8
const AT_MOST = 5_000

type Stream = Listener & {
  raw: ServerResponse
  /** What to say next; bounded, for there are few kinds. */
  pending: Set<string>
  isBlocked: boolean
  /** Beats since it could last be written to. */
  missed: number
}

export type StreamsOptions = {
  /** Which of these may go on: their session is open, in the same company. */
  stillOpen(listeners: readonly Listener[]): Promise<ReadonlySet<string>>
  /** Called when the first stream opens and when the last is closed. */
  onUsed?(isUsed: boolean): void
  beatMs?: number
}

export type Streams = ReturnType<typeof createStreams>

/** The open streams of this process. One timer for all of them; a client that does not read is cut. */
export function createStreams(options: StreamsOptions) {
  const byCompany = new Map<string, Set<Stream>>()
  const waiting = new Set<Stream>()
  let open = 0
  let beat: NodeJS.Timeout | undefined
  let gathering: NodeJS.Timeout | undefined

  const all = () => [...byCompany.values()].flatMap((streams) => [...streams])
  const remove = (stream: Stream) => {
    const streams = byCompany.get(stream.companyId)
    if (!streams?.delete(stream)) return
    if (streams.size === 0) byCompany.delete(stream.companyId)
    waiting.delete(stream)
    if (--open > 0) return
    clearInterval(beat)
    options.onUsed?.(false)
  }
  const write = (stream: Stream, text: string) => {
    if (stream.isBlocked) return
    stream.isBlocked = !stream.raw.write(text)
    if (stream.isBlocked) stream.raw.once('drain', () => unblock(stream))
  }
  const unblock = (stream: Stream) => {
    stream.isBlocked = false
    stream.missed = 0
    flush(stream)
  }
  const flush = (stream: Stream) => {
    if (stream.isBlocked || stream.pending.size === 0) return
    const text = [...stream.pending].map(eventOf).join('')
    stream.pending.clear()
    write(stream, text)
  }
  const say = (stream: Stream, kind: string) => {
    stream.pending.add(kind)
    waiting.add(stream)
    gathering ??= setTimeout(() => {
      gathering = undefined
      const said = [...waiting]
      waiting.clear()
      for (const one of said) flush(one)
    }, GATHER_MS)
  }
  const onBeat = async () => {
    for (const stream of all()) {
      if (stream.isBlocked && ++stream.missed > 1) stream.raw.destroy()
      else write(stream, ':\n\n')
    }
    const still = await options.stillOpen(all()).catch(() => undefined)
    // When the database cannot say, everybody goes on: the streams carry nothing but hints.
    if (still) for (const stream of all()) if (!still.has(stream.sessionId)) end(stream)
  }
  const end = (stream: Stream) => {
    remove(stream)
    stream.raw.end()
  }

  return {
    isFull: () => open >= AT_MOST,
    count: () => open,
    /** Takes over an answer whose head is sent. */
    add(listener: Listener, raw: ServerResponse) {
      const streams = byCompany.get(listener.companyId) ?? new Set<Stream>()
      byCompany.set(listener.companyId, streams)
      const own = [...streams].filter(({ userId }) => userId === listener.userId)
      const stream: Stream = { ...listener, raw, pending: new Set(), isBlocked: false, missed: 0 }
      streams.add(stream)
      if (open++ === 0) {
        beat = setInterval(() => void onBeat(), options.beatMs ?? BEAT_MS)
        beat.unref()
        options.onUsed?.(true)
      }
      const [oldest] = own
      if (oldest && own.length >= PER_PERSON) end(oldest)
      raw.on('close', () => remove(stream))
      write(stream, eventOf('open'))
    },
    push({ companyId, userId, kind }: Hint) {
      for (const stream of byCompany.get(companyId) ?? [])
        if (userId === undefined || userId === stream.userId) say(stream, kind)
    },
    /** Hints were missed: everything is to be read again. */
    pushAll() {
      for (const stream of all()) say(stream, 'open')
    },
    closeAll() {
      clearTimeout(gathering)
      gathering = undefined
      for (const stream of all()) end(stream)
    },
  }
}

const eventOf = (kind: string) => `event: ${kind}\ndata:\n\n`
