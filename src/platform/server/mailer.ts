import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import nodemailer from 'nodemailer'

export type Mail = { to: string; subject: string; text: string; html?: string }
export type Mailer = { send(mail: Mail): Promise<void> }

/** Hands mail to an SMTP server (RFC 5321), by nodemailer. */
export function createSmtpMailer(options: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport(options.url)
  return {
    async send(mail) {
      await transport.sendMail({ from: options.from, ...mail })
    },
  }
}

export type KeptMail = { to: string; subject: string; text: string; links: string[]; at: string }
export type LocalMailbox = Mailer & { list(): Promise<KeptMail[]> }

/** Keeps mail in a file of JSON lines for `/dev/mail`: what a demo and the tests read instead of an inbox. */
export function createLocalMailbox(options: { file: string; now: () => Date }): LocalMailbox {
  return {
    async send(mail) {
      const links = [...mail.text.matchAll(/https?:\/\/\S+/g)].map((match) => match[0].replace(/[.,;。，；]+$/, ''))
      const kept: KeptMail = {
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        links,
        at: options.now().toISOString(),
      }
      await mkdir(dirname(options.file), { recursive: true })
      await appendFile(options.file, `${JSON.stringify(kept)}\n`, { mode: 0o600 })
    },
    async list() {
      const text = await readFile(options.file, 'utf8').catch(() => '')
      const lines = text.split('\n').filter((line) => line !== '')
      return lines.map((line) => JSON.parse(line) as KeptMail).toReversed()
    },
  }
}
