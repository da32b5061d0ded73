import { attention, bad, good, type Finding } from './finding.ts'

/** What a domain says about its mail: the texts at its name, at `_dmarc.` and at the selector of its key. */
export type MailRecords = {
  domain: string
  texts: readonly string[]
  dmarc: readonly string[]
  /** Undefined where nobody said which selector signs. */
  dkim: { selector: string; texts: readonly string[] } | undefined
}

/**
 * Whether receivers can believe that mail comes from this domain: SPF (RFC 7208), DMARC (RFC 7489), DKIM (RFC 6376).
 * Only what is published is judged: whether the mail server is among the senders, and really signs, shows in a mail.
 */
export function judgeMailRecords(records: MailRecords): Finding[] {
  return [spfOf(records), dmarcOf(records), ...dkimOf(records)]
}

function spfOf({ domain, texts }: MailRecords): Finding {
  const records = texts.filter((text) => /^v=spf1(\s|$)/i.test(text))
  const [record] = records
  if (record === undefined)
    return bad(
      'Mail: SPF',
      `${domain} does not say which servers send its mail.`,
      `Publish a TXT record at ${domain}, for example "v=spf1 include:<your mail provider> -all".`,
    )
  if (records.length > 1)
    return bad(
      'Mail: SPF',
      `${domain} has ${records.length} SPF records; receivers then take none of them.`,
      'Keep one.',
    )
  if (/\s[+]?all(\s|$)/i.test(record))
    return bad('Mail: SPF', `${domain} lets everybody send its mail (+all).`, 'End the record with -all.')
  if (!/\s[-~]all(\s|$)|\sredirect=/i.test(record))
    return attention(
      'Mail: SPF',
      `The SPF record of ${domain} does not end with -all or ~all: it forbids nobody.`,
      'End the record with -all.',
    )
  return good('Mail: SPF', `${domain} names the servers that send its mail.`)
}

function dmarcOf({ domain, dmarc }: MailRecords): Finding {
  const record = dmarc.find((text) => /^v=DMARC1(\s*;|$)/i.test(text))
  if (record === undefined)
    return bad(
      'Mail: DMARC',
      `_dmarc.${domain} says nothing about mail that is forged; large mailboxes refuse such senders.`,
      `Publish a TXT record at _dmarc.${domain}, for example "v=DMARC1; p=quarantine; rua=mailto:dmarc@${domain}".`,
    )
  const policy = /(?:^|;)\s*p\s*=\s*(\w+)/i.exec(record)?.[1]?.toLowerCase()
  if (policy === 'reject' || policy === 'quarantine')
    return good('Mail: DMARC', `Receivers are asked to ${policy} mail that is forged.`)
  return attention(
    'Mail: DMARC',
    policy === 'none'
      ? 'Forged mail is only reported (p=none).'
      : `_dmarc.${domain} has no policy that receivers know.`,
    'Once the reports show that your own mail passes, say p=quarantine.',
  )
}

function dkimOf({ domain, dkim }: MailRecords): Finding[] {
  const subject = 'Mail: DKIM'
  if (dkim === undefined)
    return [
      attention(
        subject,
        'Nobody said under which selector your mail server publishes its key.',
        'Say it: npm run doctor -- --dkim <selector>. Your mail provider names it.',
      ),
    ]
  const name = `${dkim.selector}._domainkey.${domain}`
  const record = dkim.texts.find((text) => /(?:^|;)\s*p\s*=/i.test(text))
  if (record === undefined)
    return [
      bad(subject, `There is no key at ${name}.`, 'Publish the TXT record that your mail provider shows.'),
    ]
  if (/(?:^|;)\s*p\s*=\s*(;|$)/i.test(record))
    return [bad(subject, `The key at ${name} is taken back (p= is empty).`, 'Publish the key in use.')]
  return [good(subject, `There is a key at ${name}.`)]
}

/** The domain of a sender, `Name <a@b.c>` or `a@b.c`. */
export const domainOfSender = (from: string): string | undefined =>
  /@([^\s<>@]+?)>?\s*$/.exec(from)?.[1]?.toLowerCase()
