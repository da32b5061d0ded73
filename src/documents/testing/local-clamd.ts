import { createServer, type Socket } from 'node:net'

export type ClamdMood = 'well' | 'hangs' | 'nonsense' | 'dies' | 'tooLarge' | 'endless'

/** A clamd for tests: takes `zPING` and `zINSTREAM`, and finds `signature`. Its mood may be changed while it runs. */
export async function startLocalClamd({ signature = 'BAD-BYTES', port = 0 } = {}) {
  /** Files with the bytes `STUMBLES` are answered with an error, in any mood. */
  const state: { mood: ClamdMood; scanned: number } = { mood: 'well', scanned: 0 }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    const received: Buffer[] = []
    let size = 0
    socket.on('data', (piece) => {
      received.push(piece)
      size += piece.length
      // The end of a stream is the length zero; nothing else is looked at before it comes.
      const isEnd = Buffer.concat(received.slice(-4)).subarray(-4).equals(Buffer.alloc(4))
      hear(
        socket,
        isEnd || size < 2_000 ? Buffer.concat(received) : Buffer.alloc(2_000, 'x'),
        state,
        signature,
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  return {
    place: { host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0 },
    state,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function hear(
  socket: Socket,
  received: Buffer,
  state: { mood: ClamdMood; scanned: number },
  signature: string,
) {
  const say = (text: string) => socket.end(`${text}\0`)
  if (received.equals(Buffer.from('zPING\0'))) return state.mood === 'well' ? say('PONG') : say('BUSY')
  if (state.mood === 'dies' && received.length > 1_000) return socket.destroy()
  if (state.mood === 'hangs') return undefined
  if (state.mood === 'nonsense') return say('stream: MAYBE')
  if (state.mood === 'endless') return socket.write('x'.repeat(10_000))
  if (state.mood === 'tooLarge') return say('INSTREAM size limit exceeded. ERROR')
  const bytes = bytesOfStream(received)
  if (!bytes) return undefined
  if (bytes.includes('STUMBLES')) return say('INSTREAM: Can not read file ERROR')
  state.scanned += 1
  return say(bytes.includes(signature) ? 'stream: Test.Signature FOUND' : 'stream: OK')
}

/** Everything that was sent, once its end has come. */
function bytesOfStream(received: Buffer): Buffer | undefined {
  const pieces: Buffer[] = []
  for (let at = 'zINSTREAM\0'.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
