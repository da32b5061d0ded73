import type { Template } from '../engine/model/template.ts'
import { czVatRegistration } from './cz-vat-registration.ts'
import { dePackaging } from './de-packaging.ts'
import { deVatRegistration } from './de-vat-registration.ts'
import { esVatRegistration } from './es-vat-registration.ts'
import { frVatRegistration } from './fr-vat-registration.ts'
import { gbVatRegistration } from './gb-vat-registration.ts'
import { genericService } from './generic-service.ts'
import { itVatRegistration } from './it-vat-registration.ts'
import { plVatRegistration } from './pl-vat-registration.ts'

/** Every version of every template that comes with the program. A published version never changes its content. */
export const PUBLISHED: readonly Template[] = [
  deVatRegistration,
  frVatRegistration,
  itVatRegistration,
  esVatRegistration,
  plVatRegistration,
  czVatRegistration,
  gbVatRegistration,
  dePackaging,
  genericService,
]
