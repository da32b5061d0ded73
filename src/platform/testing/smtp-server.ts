import { createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

type ReceivedMail = { from: string; to: string[]; data: string }

/** What the server refuses (by the first letters of the command), and with which response; may be changed while it runs. */
export type SmtpRefusal = { step?: 'RCPT' | 'DATA' | 'STAR'; reply?: string }

/** A small SMTP server (RFC 5321) that stores the mail it receives. Closed after the test file. */
export async function smtpServer(refuse: SmtpRefusal = {}) {
  const received: ReceivedMail[] = []
  const server = createServer((socket) => talk(socket, received, refuse))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  afterAll(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return { url: `smtp://127.0.0.1:${address.port}`, received, close }
}

function talk(socket: Socket, received: ReceivedMail[], refuse: SmtpRefusal): void {
  const say = (line: string) => void socket.write(`${line}\r\n`)
  const hear = conversation(say, received, refuse)
  let rest = ''
  socket.on('data', (part) => {
    const lines = (rest + part.toString()).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
  socket.on('error', () => {})
  say('220 test ESMTP')
}

function conversation(say: (line: string) => void, received: ReceivedMail[], refuse: SmtpRefusal) {
  let mail: ReceivedMail = { from: '', to: [], data: '' }
  let inData = false
  const commands: Record<string, (line: string) => void> = {
    MAIL: (line) => {
      mail = { from: line, to: [], data: '' }
      say('250 ok')
    },
    RCPT: (line) => {
      mail.to.push(line)
      say('250 ok')
    },
    DATA: () => {
      inData = true
      say('354 go on')
    },
    QUIT: () => say('221 bye'),
  }
  return (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase()
    if (inData && line !== '.') mail.data += `${line.replace(/^\.\./, '.')}\n`
    else if (inData) {
      inData = false
      received.push(mail)
      say('250 taken')
    } else if (verb === refuse.step) say(refuse.reply ?? '451 try later')
    else (commands[verb] ?? (() => say('250 ok')))(line)
  }
}
