import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Transporter } from 'nodemailer'
import { nextMessageId } from './mail-id.ts'
import type { ReturnPath } from './return-path.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  headers?: Record<string, string>
  /** The address is forgotten with this mail: nothing is noted of it, whatever its server says. */
  unnoted?: true
}
export type Mailer = { send(mail: Mail): Promise<void> }

/** A server that hangs must not keep a job, and those behind it, for ten minutes. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/**
 * Sends mail through an SMTP server (RFC 5321), by nodemailer.
 * @param options.returnPath to where mail comes back that a later server refuses; undefined: to the sender
 */
export function createSmtpMailer(options: {
  url: string
  from: string
  returnPath?: Pick<ReturnPath, 'of'> | undefined
}): Mailer {
  let transport: Transporter | undefined
  // Loaded with the first mail.
  const open = async (): Promise<Transporter> =>
    (transport ??= (await import('nodemailer')).createTransport({ url: options.url, ...TIMEOUTS }))
  const domain = /@([^\s>]+)/.exec(options.from)?.[1] ?? 'localhost'
  return {
    async send(mail) {
      const messageId = nextMessageId(mail.to, domain)
      // One recipient, as an address object: a plain text would be parsed as a list.
      const to = { name: '', address: mail.to }
      const back = mail.unnoted ? undefined : options.returnPath?.of(mail.to)
      await (
        await open()
      ).sendMail({
        ...mail,
        ...(messageId && { messageId }),
        ...(back && { envelope: { from: back, to: [to] } }),
        from: options.from,
        to,
      })
    },
  }
}

export type StoredMail = {
  to: string
  subject: string
  text: string
  links: string[]
  at: string
  /** Of mails sent by a job: the same when the job was repeated. */
  messageId?: string
  headers?: Record<string, string>
}
export type LocalMailbox = Mailer & { list(): Promise<StoredMail[]> }

/** Writes mail to a file of JSON lines for `/dev/mail`: what a demo and the tests read instead of an inbox. */
export function createLocalMailbox(options: { file: string; now: () => Date }): LocalMailbox {
  return {
    async send(mail) {
      const messageId = nextMessageId(mail.to, 'localhost')
      const stored: StoredMail = {
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        links: linksIn(mail.text),
        at: options.now().toISOString(),
        ...(messageId && { messageId }),
        ...(mail.headers && { headers: mail.headers }),
      }
      // Leading line break: after a kill in the middle of a line the next one still starts on its own.
      const write = () => appendFile(options.file, `\n${JSON.stringify(stored)}\n`, { mode: 0o600 })
      await write().catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        await mkdir(dirname(options.file), { recursive: true })
        await write()
      })
    },
    async list() {
      const text = await readFile(options.file, 'utf8').catch(() => '')
      return text.split('\n').flatMap(mailIn).toReversed()
    },
  }
}

/** The addresses in a text, ASCII characters only: Chinese text may follow without a blank. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[!#-;=?-~]+/g)].map((match) => match[0].replace(/[.,;:!?)\]']+$/, ''))
}

function mailIn(line: string): StoredMail[] {
  try {
    return [JSON.parse(line) as StoredMail]
  } catch {
    return []
  }
}
