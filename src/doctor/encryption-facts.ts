import type { Travels } from '#platform/server/database-address.ts'
import { attention, good, type Finding } from './finding.ts'

const SUBJECT = 'Database'

/** Whether somebody between this machine and the database could read or change what they say to each other. */
export function judgeTravels(name: string, travels: Travels): Finding {
  if (travels === 'HERE') return good(SUBJECT, `${name} leads to this machine: nothing leaves it.`)
  if (travels === 'CHECKED')
    return good(SUBJECT, `${name} is encrypted, and the server's certificate checked.`)
  return attention(
    SUBJECT,
    `${name} leads to another machine without a checked certificate: whoever is on the way can read everything.`,
    `Give the server a certificate and end the address with ?sslmode=verify-full. In a network of your own, GREENLANE_DATABASE_PLAIN=accepted says that you trust it.`,
  )
}
