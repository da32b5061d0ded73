import type { HmrcDeps } from './hmrc-deps.ts'
import { hmrcRefusals } from './hmrc.errors.ts'
import type { Asked, Hmrc, Unanswered } from './hmrc.ts'
import { withAccess } from './tokens.ts'

type Between = Parameters<Hmrc['obligations']>[1]

/**
 * HMRC's calls about one VAT number, with the agency's access.
 * @throws hmrc.not_set_up; each call hmrc.not_connected, hmrc.unavailable, hmrc.busy where there is no access
 */
export function clientAtHmrc(deps: HmrcDeps, of: Omit<Asked, 'accessToken'>) {
  const { hmrc } = deps
  if (!hmrc) throw hmrcRefusals.not_set_up()
  const call = <T>(make: (asked: Asked) => Promise<T | Unanswered>): Promise<T | Unanswered> =>
    withAccess(deps, hmrc, (accessToken) => make({ ...of, accessToken }))
  return {
    openObligations: () => call((asked) => hmrc.openObligations(asked)),
    obligations: (between: Between) => call((asked) => hmrc.obligations(asked, between)),
    submit: (body: string) => call((asked) => hmrc.submit(asked, body)),
    viewReturn: (periodKey: string) => call((asked) => hmrc.viewReturn(asked, periodKey)),
    liabilities: (between: Between) => call((asked) => hmrc.liabilities(asked, between)),
    payments: (between: Between) => call((asked) => hmrc.payments(asked, between)),
  }
}

export type ClientAtHmrc = ReturnType<typeof clientAtHmrc>
