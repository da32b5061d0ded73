import type { ServerResponse } from 'node:http'

/** Somebody whose browser is open, and those with whom they hear the same: a company, or the staff. */
export type Listener = { audience: string; userId: string; sessionId: string }

/**
 * What to read again.
 * @property userId one person alone; without it the whole audience
 * @property but somebody who knows it already
 * @property of the record that it is about, where the browser reads single ones
 */
export type Push = { audience: string; userId?: string; but?: string; kind: string; of?: string }

/** Below the minute after which an idle connection is closed. */
const BEAT_MS = 20_000
/** Several changes at once are one hint. */
const GATHER_MS = 100
/** Windows of one person; the oldest is closed for a further one. */
const PER_PERSON = 8
const AT_MOST = 5_000
/** More news than this for one browser, and it reads everything. */
const MOST_PENDING = 50

type Stream = Listener & {
  raw: ServerResponse
  /** What to say next, each as its kind and what it is of. */
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
  const byAudience = new Map<string, Set<Stream>>()
  const waiting = new Set<Stream>()
  let open = 0
  let beat: NodeJS.Timeout | undefined
  let gathering: NodeJS.Timeout | undefined

  const all = () => [...byAudience.values()].flatMap((streams) => [...streams])
  const remove = (stream: Stream) => {
    const streams = byAudience.get(stream.audience)
    if (!streams?.delete(stream)) return
    if (streams.size === 0) byAudience.delete(stream.audience)
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
  const say = (stream: Stream, news: string) => {
    stream.pending.add(news)
    if (stream.pending.size > MOST_PENDING) stream.pending = new Set([EVERYTHING])
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
      const streams = byAudience.get(listener.audience) ?? new Set<Stream>()
      byAudience.set(listener.audience, streams)
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
      write(stream, eventOf(EVERYTHING))
    },
    push({ audience, userId, but, kind, of }: Push) {
      for (const stream of byAudience.get(audience) ?? [])
        if ((userId === undefined || userId === stream.userId) && but !== stream.userId)
          say(stream, of === undefined ? kind : `${kind} ${of}`)
    },
    /** Hints were missed: everything is to be read again. */
    pushAll() {
      for (const stream of all()) say(stream, EVERYTHING)
    },
    closeAll() {
      clearTimeout(gathering)
      gathering = undefined
      for (const stream of all()) end(stream)
    },
  }
}

const EVERYTHING = 'open'

function eventOf(news: string): string {
  const [kind, of] = news.split(' ')
  return of === undefined ? `event: ${kind}\ndata:\n\n` : `event: ${kind}\ndata: ${of}\n\n`
}
