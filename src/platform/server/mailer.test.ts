import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { smtpServer } from '../testing/smtp-server.ts'
import { inJob } from './mail-id.ts'
import { createLocalMailbox, createSmtpMailer } from './mailer.ts'

const FROM = 'Greenlane <no-reply@portal.example.com>'

describe('mail over SMTP', () => {
  test('reaches the server with sender, recipient, text and HTML, and a subject in Chinese', async () => {
    const { url, received } = await smtpServer()
    await createSmtpMailer({ url, from: FROM }).send({
      to: 'lin.yue@brightoak.example',
      subject: '请验证您的邮箱',
      text: 'Open https://portal.example.com/verifyEmail#token=abc\n.\nA line with a dot.',
      html: '<p>Open</p>',
    })
    expect(received).toHaveLength(1)
    const [mail] = received
    expect(mail?.from).toContain('<no-reply@portal.example.com>')
    expect(mail?.to.join()).toContain('<lin.yue@brightoak.example>')
    const subject = /^Subject: =\?UTF-8\?B\?(.+)\?=$/im.exec(mail?.data ?? '')?.[1] ?? ''
    expect(Buffer.from(subject, 'base64').toString()).toBe('请验证您的邮箱')
    expect(mail?.data).toContain('multipart/alternative')
    expect(mail?.data).toContain('A line with a dot.')
  })

  test('is safe from line breaks in a name: no header and no recipient is injected', async () => {
    const { url, received } = await smtpServer()
    const mailer = createSmtpMailer({ url, from: FROM })
    await mailer
      .send({ to: 'a@b.example', subject: 'Hello\r\nBcc: victim@c.example', text: 'x' })
      .catch(() => {})
    await mailer
      .send({ to: 'a@b.example\r\nRCPT TO:<victim@c.example>', subject: 's', text: 'x' })
      .catch(() => {})
    expect(received.flatMap((mail) => mail.to).filter((to) => /^RCPT TO:<victim@/i.test(to))).toEqual([])
    expect(received.filter((mail) => /^Bcc:/im.test(mail.data))).toEqual([])
  })

  test.each([
    ['the receiver is refused', { step: 'RCPT', reply: '550 unknown' } as const],
    ['the server is busy', { step: 'DATA', reply: '451 try later' } as const],
  ])('fails aloud when %s, so that the job is tried again', async (_name, refuse) => {
    const { url, received } = await smtpServer(refuse)
    const sending = createSmtpMailer({ url, from: FROM }).send({ to: 'a@b.example', subject: 's', text: 't' })
    await expect(sending).rejects.toThrow(/550|451/)
    expect(received).toEqual([])
  })

  test('has one Message-ID however often its job runs, and another one for every other mail', async () => {
    const { url, received } = await smtpServer()
    const mailer = createSmtpMailer({ url, from: FROM })
    const at = new Date('2026-03-02T09:00:00Z')
    const send = (to = 'a@b.example') => mailer.send({ to, subject: 's', text: 't' })
    const runOf = (id: string, created_at: Date) =>
      inJob({ id, created_at }, async () => {
        await send()
        await send()
        await send('c@b.example')
      })
    await runOf('7', at)
    await runOf('7', at)
    const ids = received.map(({ data }) => /^Message-ID: (.+)$/im.exec(data)?.[1])
    expect(ids.slice(3)).toEqual(ids.slice(0, 3))
    expect(ids[0]).toMatch(/^<[0-9a-f]{32}@portal\.example\.com>$/)
    await runOf('8', at)
    await runOf('7', new Date(at.getTime() + 1))
    await send()
    const all = received.map(({ data }) => /^Message-ID: (.+)$/im.exec(data)?.[1])
    expect(new Set(all).size).toBe(3 + 3 + 3 + 1)
  })

  test('is not sent in clear if the address demands encryption', async () => {
    const { url, received } = await smtpServer({ step: 'STAR', reply: '502 no encryption here' })
    const sending = createSmtpMailer({ url: `${url}/?requireTLS=true`, from: FROM }).send({
      to: 'a@b.example',
      subject: 's',
      text: 't',
    })
    await expect(sending).rejects.toThrow(/STARTTLS/)
    expect(received).toEqual([])
  })

  test('throws if the server is not there', async () => {
    const { url, close } = await smtpServer()
    await close()
    const sending = createSmtpMailer({ url, from: FROM }).send({ to: 'a@b.example', subject: 's', text: 't' })
    await expect(sending).rejects.toThrow(/ECONNREFUSED/)
  })
})

describe('the local mailbox', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'greenlane-mail-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const box = (name: string) => {
    const file = join(folder, name, 'mail.ndjson')
    return { file, mailbox: createLocalMailbox({ file, now: () => new Date('2026-03-02T09:00:00Z') }) }
  }

  test('is empty at first, then shows the newest first, in the documented shape', async () => {
    const { file, mailbox } = box('shape')
    expect(await mailbox.list()).toEqual([])
    await mailbox.send({
      to: 'a@b.example',
      subject: 'First',
      text: 'See https://portal.example/x#token=a_b-c.',
      html: '<p>',
    })
    await mailbox.send({ to: 'a@b.example', subject: 'Second', text: 'none' })
    expect(await mailbox.list()).toEqual([
      { to: 'a@b.example', subject: 'Second', text: 'none', links: [], at: '2026-03-02T09:00:00.000Z' },
      {
        to: 'a@b.example',
        subject: 'First',
        text: 'See https://portal.example/x#token=a_b-c.',
        links: ['https://portal.example/x#token=a_b-c'],
        at: '2026-03-02T09:00:00.000Z',
      },
    ])
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
  })

  test.each([
    ['请打开https://portal.example/a?b=1#token=x。谢谢', ['https://portal.example/a?b=1#token=x']],
    ['链接：https://portal.example/a（24小时内有效）', ['https://portal.example/a']],
    [
      '(see http://portal.example/a), or "https://portal.example/b".',
      ['http://portal.example/a', 'https://portal.example/b'],
    ],
    ['<https://portal.example/a>', ['https://portal.example/a']],
    [
      'https://portal.example/a\nhttps://portal.example/b',
      ['https://portal.example/a', 'https://portal.example/b'],
    ],
  ])('finds the links in %j', async (text, links) => {
    const { mailbox } = box(`links-${Math.random()}`)
    await mailbox.send({ to: 'a@b.example', subject: 's', text })
    expect((await mailbox.list())[0]?.links).toEqual(links)
  })

  test('loses none of many concurrent mails', async () => {
    const { mailbox } = box('many')
    await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        mailbox.send({ to: `${i}@b.example`, subject: 's', text: 'x'.repeat(9000) }),
      ),
    )
    expect(new Set((await mailbox.list()).map((mail) => mail.to)).size).toBe(50)
  })

  test('continues after a line that a kill cut off', async () => {
    const { file, mailbox } = box('cut')
    await mailbox.send({ to: 'first@b.example', subject: 's', text: 't' })
    await appendFile(file, '{"to":"cut@b.exam')
    await mailbox.send({ to: 'second@b.example', subject: 's', text: 't' })
    expect((await mailbox.list()).map((mail) => mail.to)).toEqual(['second@b.example', 'first@b.example'])
  })
})
