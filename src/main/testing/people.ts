import type { FastifyInstance } from 'fastify'
import { TOTP } from 'otpauth'
import type { Clock } from '#platform/server/clock.ts'
import type { DemoPerson } from '../demo-people.ts'

/** A signed-in person of the demo. */
type Person = DemoPerson & { token: string }

/** The people of the seed by their role in a test. */
export type People = {
  seller: Person
  /** An owner of another company. */
  sellerOther: Person
  viewer: Person
  agent: Person
  reviewer: Person
  admin: Person
}

/** Signs every demo person in over the real calls. */
export async function signInPeople(
  app: FastifyInstance,
  product: string,
  demo: readonly DemoPerson[],
  clock: Clock,
): Promise<People> {
  const sellers = demo.filter((person) => person.role === 'seller')
  const find = (role: string) => demo.find((person) => person.role === role)
  const signIn = async (person: DemoPerson | undefined): Promise<Person> => {
    if (!person) throw new Error('the seed lacks a person')
    return { ...person, token: await tokenOf(app, product, person, clock) }
  }
  const [seller, sellerOther, viewer, agent, reviewer, admin] = await Promise.all(
    [sellers[0], sellers[1], find('viewer'), find('agent'), find('reviewer'), find('admin')].map(signIn),
  )
  if (!seller || !sellerOther || !viewer || !agent || !reviewer || !admin)
    throw new Error('the seed lacks a person')
  return { seller, sellerOther, viewer, agent, reviewer, admin }
}

/** Signs one person in over the real call. */
export async function tokenOf(
  app: FastifyInstance,
  product: string,
  person: DemoPerson,
  clock: Clock,
): Promise<string> {
  const otp = person.totpSecret
    ? new TOTP({ secret: person.totpSecret }).generate({ timestamp: clock.now().getTime() })
    : undefined
  const response = await app.inject({
    method: 'POST',
    url: `/server/${product}/${person.totpSecret ? 'staff' : 'user'}/login`,
    payload: { email: person.email, password: person.password, ...(otp ? { otp } : {}) },
  })
  const { data, message } = response.json<{ data: { token: string } | null; message: string }>()
  if (!data) throw new Error(`${person.email} cannot sign in: ${message}`)
  return data.token
}
