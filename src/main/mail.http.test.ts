import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { register, verifyEmail } from '#accounts/contract.ts'
import { smtpServer, type SmtpRefusal } from '#platform/testing/smtp-server.ts'
import { testApp, type TestApp } from './testing/test-app.ts'

const refuse: SmtpRefusal = {}
const smtp = await smtpServer(refuse)
const mailing = await testApp({ config: { smtpUrl: smtp.url } })
const local = await testApp()

const join = (product: TestApp, email: string) =>
  product.post(register, {
    email,
    name: 'Ada',
    companyName: 'Ada Ltd',
    companyCountry: 'GB',
    lang: 'en',
    agreementVersion: AGREEMENT_VERSION,
  })
const dueNow = (product: TestApp) =>
  product.deps.db.execute(sql`update graphile_worker._private_jobs set run_at = now() - interval '1 second'`)

/** The whole content of the database, as one text. */
async function dump(product: TestApp): Promise<string> {
  const { rows } = await product.deps.db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables`,
  )
  const texts = await Promise.all(
    rows.map(async ({ name }) =>
      JSON.stringify((await product.deps.db.execute(sql.raw(`select * from ${name}`))).rows),
    ),
  )
  return texts.join('\n')
}

describe('mail over SMTP', () => {
  test('that the server rejects is retried, and then arrives once with a working link', async () => {
    Object.assign(refuse, { step: 'RCPT', reply: '451 try later' })
    expect((await join(mailing, 'ada@mail.example')).body.code).toBe(0)
    await mailing.drain()
    expect(smtp.received).toEqual([])
    delete refuse.step
    await dueNow(mailing)
    await mailing.drain()
    await dueNow(mailing)
    await mailing.drain()
    expect(smtp.received).toHaveLength(1)
    const [mail] = smtp.received
    expect(mail?.to.join()).toContain('<ada@mail.example>')
    const text = (mail?.data ?? '').replace(/=\n/g, '').replace(/=3D/g, '=')
    const token = /#token=([\w-]+)/.exec(text)?.[1] ?? ''
    expect((await mailing.post(verifyEmail, { token, password: 'long enough 42' })).body.code).toBe(0)
  })

  test('a demo with an SMTP server has no local mailbox', async () => {
    expect((await mailing.app.inject('/dev/mail')).statusCode).toBe(404)
  })
})

describe('the local mailbox', () => {
  test('answers at /dev/mail.json, newest first, in the documented shape, and as a page', async () => {
    await join(local, 'first@mail.example')
    await local.drain()
    await join(local, 'second@mail.example')
    await local.drain()
    const answer = await local.app.inject('/dev/mail.json')
    const mails = answer.json<Record<string, unknown>[]>()
    expect(mails.map((mail) => mail['to']).slice(0, 2)).toEqual(['second@mail.example', 'first@mail.example'])
    expect(Object.keys(mails[0] ?? {}).toSorted()).toEqual([
      'at',
      'links',
      'messageId',
      'subject',
      'text',
      'to',
    ])
    expect(mails[0]?.['links']).toEqual([
      expect.stringContaining(`${local.config.publicUrl}/verifyEmail#token=`),
    ])
    expect(new Date(String(mails[0]?.['at'])).toISOString()).toBe(mails[0]?.['at'])
    const page = await local.app.inject('/dev/mail')
    expect(page.body).toContain('second@mail.example')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('shows a mail as text, whatever it contains', async () => {
    await local.deps.mailer.send({
      to: '<b>x@y.example',
      subject: '<img src=x onerror=alert(1)>',
      text: '"><script>1</script>',
    })
    const { body } = await local.app.inject('/dev/mail')
    expect(body).not.toMatch(/<img|<script|<b>/)
  })

  test('a link that was mailed is neither in the database nor in its jobs', async () => {
    await join(local, 'third@mail.example')
    const before = await dump(local)
    await local.drain()
    const [mail] = await local.mails()
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    expect(token?.length).toBeGreaterThan(30)
    const text = before + (await dump(local))
    expect(text).toContain('third@mail.example')
    expect(text).not.toContain(token)
    expect(text).not.toContain('long enough 42')
  })
})
