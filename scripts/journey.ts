import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { TOTP } from 'otpauth'
import { GreenlaneError, resultOf } from '#client'
import { buyRegistration, openAccount } from '#main/journey/buy.ts'
import { fillInForm, receiveNumber, signAndFile } from '#main/journey/follow.ts'
import { createClient } from '#main/journey/http-client.ts'
import { createSteps } from '#main/journey/steps.ts'

/*
 * Plays the whole journey against a running server, over HTTP only: a new seller buys the German VAT registration, fills
 * in its form, gets one document back, sends it again; the agency takes the order to the VAT number.
 *   npm run journey -- --url http://localhost:8080 [--people .data/demo-people.json] [--product portal]
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    people: { type: 'string', default: '.data/demo-people.json' },
    product: { type: 'string', default: 'portal' },
  },
})

type DemoPerson = { role: string; email: string; password: string; totpSecret?: string }

async function play(): Promise<string> {
  const url = values.url.replace(/\/+$/, '')
  const base = `/server/${values.product}`
  const people = JSON.parse(await readFile(resolve(values.people), 'utf8')) as DemoPerson[]
  const agent = people.find((person) => person.role === 'agent')
  if (!agent?.totpSecret) throw new Error(`${values.people} names no agent with a two-factor secret`)
  const steps = createSteps((line) => console.log(line))
  const seller = createClient(url, 'en')
  const staff = createClient(url, 'en')

  const agreementVersion = await openAccount({ steps, url, seller, base })
  const { workOrderId } = await buyRegistration({ steps, seller, base, agreementVersion })
  await steps.step('the agency signs in', () => signStaffIn({ ...agent, totpSecret: agent.totpSecret ?? '' }))
  const actors = { steps, seller, staff, base, workOrderId }
  await fillInForm(actors)
  await signAndFile(actors)
  const number = await receiveNumber(actors)
  const total = steps.done.reduce((sum, step) => sum + step.milliseconds, 0)
  console.log(`\n${steps.done.length} steps in ${total} ms`)
  return number

  /** A code is valid once, so a second try waits for the next one. */
  async function signStaffIn(person: Required<DemoPerson>): Promise<void> {
    const totp = new TOTP({ secret: person.totpSecret })
    for (let attempt = 0; attempt < 2; attempt++) {
      const input = { email: person.email, password: person.password, otp: totp.generate() }
      const answer = await resultOf(staff.api(base).post('/staff/login', input))
      if (answer.ok) return staff.signIn(answer.data.token)
      if (attempt === 1) throw answer.error
      await new Promise((resolve) => setTimeout(resolve, 30_500 - (Date.now() % 30_000)))
    }
  }
}

play().then(
  (number) => console.log(`Delivered: ${number}`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    if (error instanceof GreenlaneError && error.fields) console.error(error.fields)
    process.exitCode = 1
  },
)
