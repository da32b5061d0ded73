import type { NodeResult } from '#catalogue/process.ts'
import type { ConfirmationState } from '../confirmation-facts.ts'
import type { ServiceKind } from '../service-kind.ts'

/** The texts of a letter in one language. */
export type ConfirmationWording = {
  title: string
  /** `{{number}}`, `{{day}}` */
  numbered: string
  salutation: string
  intro: string
  company: string
  service: string
  country: string
  ourReference: string
  filedOn: string
  /** What was filed later, such as the reply to a query. */
  filedAgainOn: string
  way: string
  reference: string
  /** `{{day}}`: what the records say on that day */
  status: string
  /** `{{day}}` */
  states: Record<ConfirmationState, string>
  results: Record<NodeResult | 'DECISION', string>
  limits: string
  /** `{{page}}`: the address of the page */
  check: string
  code: string
  /** `{{agency}}` */
  issued: string
  /** `{{number}}`, `{{page}}`, `{{pages}}` */
  foot: string
  /** Null where the catalogue has the service's name in this language. */
  services: Record<ServiceKind, string> | null
}
