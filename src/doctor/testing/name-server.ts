import { createSocket } from 'node:dgram'
import { afterAll } from 'vitest'

const NAME_ERROR = 3
const TXT = 16

/** A small name server (RFC 1035) that knows some texts and nothing else. Closed after the test file. */
export async function nameServer(texts: Record<string, readonly string[]>): Promise<string> {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => socket.send(answerTo(question, texts), port, address))
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  afterAll(() => void socket.close())
  return `127.0.0.1:${socket.address().port}`
}

function answerTo(question: Buffer, texts: Record<string, readonly string[]>): Buffer {
  const { name, end } = nameIn(question)
  const found = texts[name.toLowerCase()]
  const header = Buffer.alloc(12)
  question.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | (found ? 0 : NAME_ERROR), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(found?.length ?? 0, 6)
  return Buffer.concat([header, question.subarray(12, end + 4), ...(found ?? []).map(textRecord)])
}

function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.'), end: at + 1 }
}

/** A text of more than 255 bytes goes in several parts. */
function textRecord(text: string): Buffer {
  const parts = text.match(/.{1,255}/gs) ?? ['']
  const body = Buffer.concat(parts.map((part) => Buffer.from([part.length, ...Buffer.from(part)])))
  const head = Buffer.alloc(12)
  // A pointer to the name in the question, then type, class, time to live and length.
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(TXT, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(body.length, 10)
  return Buffer.concat([head, body])
}
