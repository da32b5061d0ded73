import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { causeOf } from '#platform/server/error-text.ts'
import { type Scanner, ScannerAway } from './scanner.ts'

/** Where clamd listens. */
export type ClamdPlace = { host: string; port: number } | { path: string }
export type ClamdPatience = { connectMs: number; silenceMs: number }
const PATIENCE: ClamdPatience = { connectMs: 3_000, silenceMs: 20_000 }

const LONGEST_ANSWER = 4_096
const END = Buffer.alloc(4)

/** Files that another program, clamd, looks into; it sees the bytes and no name. */
export function createClamdScanner(place: ClamdPlace, patience: ClamdPatience = PATIENCE): Scanner {
  return {
    async scan(source) {
      const answer = await ask(place, patience, 'INSTREAM', source)
      if (answer === 'stream: OK') return 'clean'
      if (/^stream: .+ FOUND$/.test(answer)) return 'infected'
      // Among them: the file is larger than clamd takes, or its signatures are being loaded.
      throw new ScannerAway(`clamd answered ${JSON.stringify(answer.slice(0, 200))}`)
    },
  }
}

/** @throws ScannerAway unless it answers */
export async function pingClamd(place: ClamdPlace, patience: ClamdPatience = PATIENCE): Promise<void> {
  const answer = await ask(place, patience, 'PING')
  if (answer !== 'PONG') throw new ScannerAway(`clamd answered ${JSON.stringify(answer.slice(0, 200))}`)
}

async function ask(place: ClamdPlace, patience: ClamdPatience, command: string, source?: Readable) {
  const socket = connect(place)
  // Whoever waits for something else at this moment hears of it by the answer.
  const answer = answerOf(socket, patience)
  answer.catch(() => {})
  try {
    socket.write(`z${command}\0`)
    if (source) await Promise.race([sendAll(socket, source), answer])
    return await answer
  } finally {
    source?.destroy()
    socket.destroy()
  }
}

/** Each piece behind its length; an empty one says that this was all. */
async function sendAll(socket: Socket, source: Readable): Promise<void> {
  for await (const piece of source as AsyncIterable<Buffer>) {
    if (piece.length === 0) continue
    if (socket.destroyed) return
    const length = Buffer.alloc(4)
    length.writeUInt32BE(piece.length)
    socket.write(length)
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
  }
  socket.write(END)
}

function answerOf(socket: Socket, { connectMs, silenceMs }: ClamdPatience): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const fail = (why: string) => {
      reject(new ScannerAway(why))
      socket.destroy()
    }
    socket.setTimeout(connectMs, () => fail('clamd does not answer'))
    socket.once('connect', () => socket.setTimeout(silenceMs))
    socket.on('data', (piece: Buffer) => {
      text += piece.toString('latin1')
      const end = text.indexOf('\0')
      if (end >= 0) resolve(text.slice(0, end))
      else if (text.length > LONGEST_ANSWER) fail('clamd answered without end')
    })
    socket.once('error', (error) => fail(`clamd cannot be asked (${causeOf(error)})`))
    socket.once('close', () => fail('clamd closed the connection before it answered'))
  })
}
