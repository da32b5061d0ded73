import { attention, bad, good, unknown, type Finding } from '../finding.ts'
import { domainOfSender, judgeMailRecords } from '../mail-records.ts'
import type { LookUpTexts } from './look-up.ts'

export type MailSetUp = {
  smtpUrl: string | undefined
  mailFrom: string
  mailReturnPath: string | undefined
  dkimSelector: string | undefined
}

/** Whether mail can leave, and whether those who get it can believe where it is from. */
export async function checkMail(mail: MailSetUp, lookUp: LookUpTexts): Promise<Finding[]> {
  if (mail.smtpUrl === undefined)
    return [unknown('Mail', 'This demo keeps its mail in a local mailbox; nothing leaves.')]
  return [await checkServer(mail.smtpUrl), returned(mail), ...(await checkRecords(mail, lookUp))]
}

/** Whether anybody notices mail that a relay takes and returns later. That the way back works shows in a mail alone. */
const returned = ({ mailFrom, mailReturnPath }: MailSetUp): Finding =>
  mailReturnPath === undefined
    ? attention(
        'Mail: returned',
        `What a relay takes and returns later goes to ${mailFrom}; the portal does not notice.`,
        'Set MAIL_RETURN_PATH and have what arrives there handed to npm run -s mail:bounced (docs/operate.md, Mail that comes back).',
      )
    : good('Mail: returned', `What a relay returns later goes to ${mailReturnPath}.`)

const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 8_000 }

/** Connects and signs in, as each mail does, and sends none. */
async function checkServer(url: string): Promise<Finding> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, ...TIMEOUTS })
  const where = URL.parse(url)?.host ?? 'the mail server'
  try {
    await transport.verify()
    return good('Mail: server', `${where} takes mail from this portal.`)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return bad(
      'Mail: server',
      `${where} takes no mail: ${why}`,
      'Look at SMTP_URL: host, port, TLS, name and password. Nobody gets a link for a new password until it works.',
    )
  } finally {
    transport.close()
  }
}

async function checkRecords({ mailFrom, dkimSelector }: MailSetUp, lookUp: LookUpTexts): Promise<Finding[]> {
  const domain = domainOfSender(mailFrom)
  if (domain === undefined)
    return [bad('Mail: sender', `MAIL_FROM (${mailFrom}) has no address.`, 'Name <no-reply@your-domain>.')]
  try {
    const [texts, dmarc, dkim] = await Promise.all([
      lookUp(domain),
      lookUp(`_dmarc.${domain}`),
      dkimSelector === undefined
        ? undefined
        : lookUp(`${dkimSelector}._domainkey.${domain}`).then((found) => ({
            selector: dkimSelector,
            texts: found,
          })),
    ])
    return judgeMailRecords({ domain, texts, dmarc, dkim })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return [unknown('Mail: sender', `SPF, DMARC and DKIM of ${domain} could not be looked up: ${why}`)]
  }
}
